import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Channels } from '../channels/channel.ts';
import { landingBody } from '../pages/landing.ts';
import { landingLook } from '../pages/landingLook.ts';
import { headOf, sharedLink } from '../pages/head.ts';
import { coloursOf } from '../channels/coloursOf.ts';
import { looks, shapeOf } from '../pages/look.ts';
import { inlineJson, pageHeaders } from '../platform/headers.ts';
import { html } from '../platform/html.ts';
import { ProblemError } from '../platform/problemError.ts';
import { registerBeginForm } from './beginForm.ts';
import { openPage, type Opened, type PageParts } from './opening.ts';
import { isPreview } from './pageAddress.ts';
import { readTemplate, type Template } from './template.ts';

/** A person may always see that nothing here is real. */
const BANNER_STYLE =
  '.demonstracao{margin:0;padding:.375rem 1rem;background:#fde68a;color:#1c1917;font:600 .8125rem/1.4 system-ui,sans-serif;text-align:center}';
const BANNER = html`<p class="demonstracao" role="note">
  Demonstração: nenhum pedido feito aqui é de verdade. Não use dados de pessoas reais.
</p>`;

/** Addresses that only programs ask for, and those of a simulator that is not there: what is unknown there is an error, not a page. */
const ofMachines = /^\/((unauth|webhooks|assets|marcas)\/|(simulador|demo)(\/|\?|$))/;

/** Serves a page for every path that is no file and no call: in the channel's colours, with its configuration. */
export function registerPage(app: FastifyInstance, parts: PageParts, folder: string): void {
  const write = pageWriter(parts, folder);
  const send = (reply: FastifyReply, request: FastifyRequest, opened: Opened): FastifyReply => {
    if (opened.kind === 'redirect') return reply.redirect(opened.to, 303);
    const { style, scripts, text } = write(opened, request);
    // Nothing can be done on a first page but begin: the shop window shows it as it is.
    const framedBy = isPreview(request) || opened.kind === 'landing' ? "'self'" : "'none'";
    return reply
      .status(opened.kind === 'portal' ? opened.status : 200)
      .headers({
        ...pageHeaders({ styles: [style], scripts, framedBy }, parts.secure),
        'content-type': 'text/html; charset=utf-8',
      })
      .send(text);
  };
  registerBeginForm(app, parts, send);
  app.get('/*', async (request, reply) => {
    if (ofMachines.test(request.url)) throw new ProblemError('route.notFound');
    return send(reply, request, await openPage(parts, request, reply));
  });
}

type Shown = Exclude<Opened, { readonly kind: 'redirect' }>;

interface Written {
  /** The exact texts of its style and its inline scripts, which its headers name. */
  readonly style: string;
  readonly scripts: readonly string[];
  readonly text: string;
}

/** Writes the page. */
function pageWriter({ runtime, mode, publicUrl }: PageParts, folder: string) {
  const template = readTemplate(folder);
  const lookOf = looks(template.font);
  const isDemo = mode === 'demo';
  const banner = isDemo ? BANNER : html``;
  return (opened: Shown, request: FastifyRequest): Written => {
    const { channel } = opened;
    const look = lookOf(channel) + (isDemo ? BANNER_STYLE : '');
    const dress = { theme: channel?.theme.colors.theme ?? 'auto', art: channel?.theme.art ?? 'flat' };
    if (opened.kind === 'landing') {
      const style = look + landingLook(opened.channel);
      const body = html`${banner}${landingBody(opened.channel, opened.begin, runtime.clock.now())}`;
      const head = html`${headOf(channel)}${sharedLink(opened.channel, publicUrl)}`;
      return { style, scripts: [template.ahead], text: template.landing({ ...dress, style, head, body }) };
    }
    const start = isPreview(request)
      ? { ...opened.start, brands: brandsOf(runtime.channels, template.font) }
      : opened.start;
    // Whoever is not let in yet may be a program that looks at a link which somebody sends.
    const shared = channel === undefined || start.system !== null ? html`` : sharedLink(channel, publicUrl);
    const head = html`${headOf(channel)}${shared}`;
    const { words } = opened;
    const style = look + (words?.look ?? '');
    return {
      style,
      scripts: [],
      text: template.portal({ ...dress, style, head, banner, words, start: inlineJson(start) }),
    };
  };
}

/** Each partner once. */
const brandsOf = ({ all }: Channels, fontOf: Template['font']): readonly unknown[] => [
  ...new Map(
    all.map((channel) => {
      const { slug, name } = channel.partner;
      return [
        slug,
        { slug, name, colors: coloursOf(channel), shape: shapeOf(channel, fontOf), art: channel.theme.art },
      ];
    }),
  ).values(),
];
