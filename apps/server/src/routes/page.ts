import fs from 'node:fs';
import path from 'node:path';
import { problem, problems, themeCss, themeTokens, type PartnerColors } from '@passo/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Channel, Channels } from '../channels/channel.ts';
import { openAccess, unproven } from '../flows/access/access.ts';
import { whereItLed } from '../flows/access/links.ts';
import { systemOf } from '../flows/shown/system.ts';
import { inlineJson, pageHeaders } from '../platform/headers.ts';
import { ProblemError } from '../platform/problemError.ts';
import type { RouteParts } from './call.ts';
import { hostRule } from './hosts.ts';
import { keepLink, keptLink, nameDevice, visitorOf } from './cookies.ts';
import { draftKeyOf } from './draftKey.ts';

/** What the page starts with: no request has to be made before the first step is drawn. */
interface Start {
  readonly hash: string | null;
  /** Public code of the channel that the host name stands for: where a new link is made without one. */
  readonly channel: string | null;
  readonly bearer: string;
  readonly problem: unknown;
  readonly system: unknown;
  /** Opens what this device keeps of answers that were typed and not sent; null where nothing may be kept. */
  readonly drafts: string | null;
  /** Whose colours the preview may wear; only there. */
  readonly brands?: readonly unknown[];
}

interface Page {
  readonly channel: Channel | undefined;
  readonly start: Start;
  readonly status: number;
}

type PageParts = Pick<RouteParts, 'runtime' | 'bearer' | 'secure' | 'publicUrl' | 'mode'>;

/** A person may always see that nothing here is real. */
const BANNER_STYLE =
  '.demonstracao{margin:0;padding:.375rem 1rem;background:#fde68a;color:#1c1917;font:600 .8125rem/1.4 system-ui,sans-serif;text-align:center}';
const BANNER =
  '<p class="demonstracao" role="note">Demonstração: nenhum pedido feito aqui é de verdade. Não use dados de pessoas reais.</p>';

/** Addresses that only programs ask for, and those of a simulator that is not there: what is unknown there is an error, not a page. */
const ofMachines = /^\/((unauth|webhooks|assets|marcas)\/|(simulador|demo)(\/|\?|$))/;

const wellFormed = /^[A-Za-z0-9_-]{22,64}$/;

/** Serves the portal's page for every path that is no file and no call: in the channel's colours, with its configuration. */
export function registerPage(app: FastifyInstance, parts: PageParts, folder: string): void {
  const template = fs.readFileSync(path.join(folder, 'index.html'), 'utf8');
  const themes = new Map<string, string>();
  const styleOf = (channel: Channel | undefined): string => {
    if (channel === undefined) return '';
    const known = themes.get(channel.code) ?? themeCss(themeTokens(coloursOf(channel)));
    themes.set(channel.code, known);
    return known;
  };
  app.get('/*', async (request, reply) => {
    if (ofMachines.test(request.url)) throw new ProblemError('route.notFound');
    const { channel, start: opened, status } = await openPage(parts, request, reply);
    const start = isPreview(request) ? { ...opened, brands: brandsOf(parts.runtime.channels) } : opened;
    const isDemo = parts.mode === 'demo';
    const style = isDemo ? styleOf(channel) + BANNER_STYLE : styleOf(channel);
    const html = template
      .replace('<!--theme-->', () => `<style>${style}</style>`)
      .replace('<div id="app">', (app) => (isDemo ? BANNER + app : app))
      .replace('<!--start-->', () => headOf(channel, start))
      .replace('<html lang="pt-BR"', () => `<html lang="pt-BR" data-theme="${channel?.theme.colors.theme ?? 'auto'}"`);
    return reply
      .status(status)
      .headers({
        ...pageHeaders({ styles: [style], framedBy: isPreview(request) ? "'self'" : "'none'" }, parts.secure),
        'content-type': 'text/html; charset=utf-8',
      })
      .send(html);
  });
}

/** Each partner once. */
const brandsOf = ({ all }: Channels): readonly unknown[] => [
  ...new Map(
    all.map((channel) => {
      const { slug, name } = channel.partner;
      return [slug, { slug, name, colors: coloursOf(channel) }];
    }),
  ).values(),
];

/** JSON leaves out what is absent; types say `undefined`. */
const coloursOf = ({ theme: { colors } }: Channel): PartnerColors => ({
  primary: colors.primary,
  secondary: colors.secondary,
  ...(colors.textColor !== undefined && { textColor: colors.textColor }),
  ...(colors.extra !== undefined && { extra: colors.extra }),
});

function headOf(channel: Channel | undefined, start: Start): string {
  const icon =
    channel === undefined ? '' : `<link rel="icon" href="/marcas/${channel.partner.slug}/${channel.theme.favicon}">`;
  const title = `<title>${escapeHtml(channel?.texts.homePage.pageTitle ?? 'Passo')}</title>`;
  return `${title}${icon}<script type="application/json" id="start">${inlineJson(start)}</script>`;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** The link of the address, else the one this device opened last; without either, the host's own channel. A host shows no other partner. */
async function openPage(parts: PageParts, request: FastifyRequest, reply: FastifyReply): Promise<Page> {
  const { runtime, bearer } = parts;
  const named = hashInAddress(request);
  const hash = named ?? keptLink(request);
  const rule = hostRule(runtime.channels, request.hostname, parts.publicUrl);
  const asked = runtime.channels.byCode(queryOf(request, 'canal') ?? '');
  const fallback = asked !== undefined && rule.shows(asked) ? asked : rule.own;
  const blank: Start = {
    hash: null,
    channel: fallback?.code ?? null,
    bearer,
    problem: null,
    system: null,
    drafts: null,
  };
  if (hash === null || isPreview(request)) return { channel: fallback, start: blank, status: 200 };
  try {
    if (!wellFormed.test(hash)) throw new ProblemError('hash.invalid');
    const access = await openAccess(runtime, visitorOf(request, hash));
    if (!rule.shows(access.channel)) throw new ProblemError('hash.invalid');
    keepLink(reply, hash, parts.secure);
    nameDevice(request, reply, hash, parts.secure);
    const { proposal, proven, channel } = access;
    const keys = { keyring: runtime.keyring, secure: parts.secure };
    const ended = proposal !== null && proposal.state.end !== null;
    const open = { ...blank, hash, drafts: ended ? null : draftKeyOf(keys, request, reply, hash) };
    if (proposal !== null && !proven) {
      return { channel, start: { ...open, problem: problemOf(unproven(proposal)) }, status: 200 };
    }
    return { channel, start: { ...open, system: await systemOf(runtime, access) }, status: 200 };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    // A remembered link that is no good any more is no reason to refuse the page: one starts anew.
    if (named === null) return { channel: fallback, start: blank, status: 200 };
    const { channel = fallback, problem: told } = await refusal(runtime, rule, hash, error);
    return { channel, start: { ...blank, hash, problem: problemOf(told) }, status: problems[told.code].status };
  }
}

/** Where a proposal's data are gone, the page still wears the colours of whose it was; on another partner's host it never was. */
async function refusal(
  runtime: RouteParts['runtime'],
  rule: ReturnType<typeof hostRule>,
  hash: string,
  problem: ProblemError,
): Promise<{ readonly channel?: Channel; readonly problem: ProblemError }> {
  if (problem.code !== 'proposal.erased') return { problem };
  const channel = runtime.channels.byCode((await whereItLed(runtime, hash)) ?? '');
  if (channel === undefined) return { problem };
  return rule.shows(channel) ? { channel, problem } : { problem: new ProblemError('hash.invalid') };
}

const hashInAddress = (request: FastifyRequest): string | null =>
  queryOf(request, 'Agx_hash') ?? queryOf(request, 'agx_hash');

function queryOf({ query }: FastifyRequest, name: string): string | null {
  if (typeof query !== 'object' || query === null) return null;
  const value: unknown = Reflect.get(query, name);
  return typeof value === 'string' ? value : null;
}

/** Pages for those who build flows: no link, and the colours of the channel that the address names. */
const isPreview = ({ url }: FastifyRequest): boolean => /^\/(componentes|passos)(\?|$)/.test(url);

const problemOf = ({ code, details }: ProblemError): unknown => ({
  ...problem(code, details.message === undefined ? {} : { message: details.message }),
  ...(details.errors !== undefined && { errors: details.errors }),
});
