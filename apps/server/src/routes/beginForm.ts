import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ProblemError } from '../platform/problemError.ts';
import { acceptForms } from './forms.ts';
import { hostRule } from './hosts.ts';
import { beginLink, type Opened, type PageParts } from './opening.ts';
import { queryOf } from './pageAddress.ts';

/** Our own page sent it. Browsers of before `Sec-Fetch-Site` say where a form stood in `Origin`. */
function comesFromHere({ headers, host, protocol }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === undefined || headers.origin === `${protocol}://${host}`;
}

/** *Começar* of the first page: a form, so that it needs no script. `send` writes what comes of it. */
export function registerBeginForm(
  app: FastifyInstance,
  parts: PageParts,
  send: (reply: FastifyReply, request: FastifyRequest, opened: Opened) => unknown,
): void {
  void app.register((forms, _options, done) => {
    acceptForms(forms);
    forms.post('/comecar', async (request, reply) => {
      const channel = parts.runtime.channels.byCode(queryOf(request, 'canal') ?? '');
      const rule = hostRule(parts.runtime.channels, request.hostname, parts.publicUrl);
      if (channel === undefined || !rule.shows(channel)) throw new ProblemError('route.notFound');
      // Another site may send somebody to our first page, but not put a link of its making in place of theirs.
      const isForeign = !comesFromHere(request);
      const opened: Opened = isForeign
        ? { kind: 'redirect', to: `/?canal=${channel.code}` }
        : await beginLink(parts, request, reply, channel);
      return send(reply, request, opened);
    });
    done();
  });
}
