import type { WireName } from '../http/words.ts';
import { exchange, freshKey, requestFor, signed, type Reply, type Request, type Server } from './exchange.ts';

const MINUTES_10 = 600_000;

type Forgery = readonly [words: string, make: (server: Server, name: WireName) => Request];

const changed = (request: Request, headers: Readonly<Record<string, string>>): Request => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

/** What nobody who lacks the secret, or comes too late, may be answered to. */
const forgeries: readonly Forgery[] = [
  [
    'no signature',
    (server, name) => ({ ...requestFor(server, name, freshKey()), headers: { 'idempotency-key': freshKey() } }),
  ],
  [
    'a wrong signature',
    (server, name) =>
      requestFor({ ...server, secret: 'somebody else’s secret, as long as it has to be' }, name, freshKey()),
  ],
  [
    'a signature of another body',
    (server, name) => ({ ...requestFor(server, name, freshKey()), body: '{"question":{}}' }),
  ],
  [
    'a signature of another path',
    (server, name) => ({
      ...requestFor(server, name, freshKey()),
      headers: signed(server, `${server.url}/other/path`, { key: 'k', body: requestFor(server, name, 'k').body })
        .headers,
    }),
  ],
  [
    'a key that was changed after signing',
    (server, name) => changed(requestFor(server, name, freshKey()), { 'idempotency-key': freshKey() }),
  ],
  ['an old time stamp', (server, name) => requestFor(server, name, freshKey(), new Date(Date.now() - MINUTES_10))],
  [
    'a time stamp out of the future',
    (server, name) => requestFor(server, name, freshKey(), new Date(Date.now() + MINUTES_10)),
  ],
];

const statusOf = (reply: Reply): string => (typeof reply === 'object' ? String(reply.status) : reply);

/** Whether the server hears only who holds the secret, and each message once. One operation stands for the port. */
export async function problemsOfProofs(server: Server, name: WireName): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [words, make] of forgeries) {
    const status = statusOf(await exchange(server, make(server, name)));
    if (status !== '401') problems.push(`accepts ${words}: it answered ${status} where 401 is due`);
  }
  const request = requestFor(server, name, freshKey());
  await exchange(server, request);
  const again = statusOf(await exchange(server, request));
  if (again !== '401') problems.push(`accepts the same nonce twice: it answered ${again} where 401 is due`);
  return [...problems, ...(await problemsOfNonsense(server, name))];
}

/** What cannot be read, and what does not exist, is the asker's mistake and not the server's. */
async function problemsOfNonsense(server: Server, name: WireName): Promise<readonly string[]> {
  const [port = ''] = name.split('.');
  const url = `${server.url}/${name.replace('.', '/')}`;
  const broken = statusOf(await exchange(server, signed(server, url, { key: freshKey(), body: '{"question":' })));
  const nowhere = `${server.url}/${port}/thereIsNoSuchThing`;
  const whole = JSON.stringify({ question: {}, callBack: server.callBack });
  const unknown = statusOf(await exchange(server, signed(server, nowhere, { key: freshKey(), body: whole })));
  return [
    ...(broken === '400' ? [] : [`answered ${broken} to broken JSON, where 400 is due`]),
    ...(unknown === '404' || unknown === '501'
      ? []
      : [`answered ${unknown} to an operation that does not exist, where 404 is due`]),
  ];
}
