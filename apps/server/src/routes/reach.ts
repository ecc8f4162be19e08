import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback, type Mode } from '../platform/mode.ts';

const SENTENCE =
  'Este Passo é de desenvolvimento e só atende a própria máquina, por localhost ou 127.0.0.1, sem proxy nem túnel.\n' +
  'Para mostrá-lo a outras pessoas, inicie com PASSO_MODE=demo e OPERATOR_SECRET.\n';

/** Headers by which proxies and tunnels say that somebody else asks: the standard's, everybody's, and each one's own. */
const forwarded = new RegExp(
  `^(${[
    ...['forwarded', 'via', 'client-ip', 'true-client-ip', 'x-real-ip', 'x-client-ip', 'x-cluster-client-ip'],
    ...['x-forwarded', 'x-forwarded-.+', 'x-original-.+', 'x-proxyuser-ip', 'cdn-loop', 'x-envoy-.+'],
    ...['cf-.+', 'fly-.+', 'fastly-.+', 'x-azure-.+', 'x-arr-.+', 'x-appengine-.+', 'x-amzn-.+', 'x-vercel-.+'],
    ...['ngrok-.+', 'tailscale-.+'],
  ].join('|')})$`,
);

/**
 * Development opens what watches and steers to whoever reaches it, and listens to this machine alone. A tunnel, a proxy, or a page whose name
 * was made to lead here (DNS rebinding) reaches it all the same: they are told apart by what they send. Two sentences, and nothing else.
 */
export function guardReach(app: FastifyInstance, mode: Mode): void {
  if (mode !== 'development') return;
  app.addHook('onRequest', async (request, reply) => {
    if (isFromHere(request)) return;
    return reply.status(421).header('content-type', 'text/plain; charset=utf-8').send(SENTENCE);
  });
}

/** As sent, not as read: of a header that comes twice only one would be looked at. */
function isFromHere({ raw }: FastifyRequest): boolean {
  const sent = raw.rawHeaders.flatMap((text, at, all) =>
    at % 2 === 0 ? [{ name: text.toLowerCase(), value: all[at + 1] ?? '' }] : [],
  );
  const valuesOf = (name: string): readonly string[] => sent.flatMap((one) => (one.name === name ? [one.value] : []));
  const hosts = valuesOf('host');
  return (
    // A proxy that says nothing of itself often speaks HTTP/1.0, which nothing on this machine does by itself.
    raw.httpVersion !== '1.0' &&
    hosts.length > 0 &&
    hosts.every((host) => isLoopback(host.replace(/:\d*$/, ''))) &&
    valuesOf('origin').every(isOurs) &&
    sent.every(({ name }) => !forwarded.test(name))
  );
}

/** `null` is what our own forms send: their page tells nobody where it is. */
const isOurs = (origin: string): boolean =>
  origin === 'null' || isLoopback(/^https?:\/\/(.+?)(:\d+)?$/.exec(origin)?.[1] ?? '');
