// An example of a server that answers Passo's questions (docs/adding-a-provider.md). Plain Node.js, nothing to install:
//   SECRET=... PORT=4000 node examples/provider/server.mjs
// It keeps what it knows in memory and decides nothing: answers.mjs says what it says. Yours has a database in place of the two maps.
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { answerTo } from './answers.mjs';

const { SECRET = '', PORT = '4000', TLS_CERT, TLS_KEY } = process.env;
if (Buffer.byteLength(SECRET) < 32) throw new Error('SECRET must have at least 32 bytes');
const seen = new Map(); // nonce → when; longer than a message may be old
const given = new Map(); // path and key → what was answered, or will be

const sign = (path, time, nonce, key, body) => {
  const digest = createHash('sha256').update(body).digest('hex');
  return (
    'v1=' + createHmac('sha256', SECRET).update(['v1', 'POST', path, time, nonce, key, digest].join('\n')).digest('hex')
  );
};

/** Why a message is not believed, or null. */
function objection({ headers, url }, body) {
  const {
    'passo-time': time,
    'passo-nonce': nonce,
    'idempotency-key': key,
    'passo-signature': signature = '',
  } = headers;
  const [a, b] = [Buffer.from(signature), Buffer.from(sign(url, time, nonce, key, body))];
  if (!key || !nonce || a.length !== b.length || !timingSafeEqual(a, b)) return 'unsigned';
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return 'stale';
  for (const [old, at] of seen) if (Date.now() - at > 660_000) seen.delete(old);
  if (seen.has(nonce)) return 'replayed';
  seen.set(nonce, Date.now());
  return null;
}

/** The first answer under a key is the answer; what it said later stands in place of `waiting`. */
function answer(operation, scope, raw) {
  let asked;
  try {
    asked = JSON.parse(raw);
  } catch {
    return { status: 400, body: { code: 'malformed' } };
  }
  if (!URL.canParse(asked?.callBack)) return { status: 400, body: { code: 'malformed' } };
  if (given.has(scope)) return given.get(scope);
  const said = answerTo(operation, asked.question, scope);
  console.log(JSON.stringify({ operation, question: asked.question })); // for those who try it out: personal data is no matter for a log
  given.set(scope, said);
  if (said.later) setTimeout(() => callBack(asked.callBack, operation, scope, said), 50);
  return said;
}

async function callBack(url, operation, scope, { body: { reference }, later }, pause = 1_000) {
  const [{ pathname }, id] = [new URL(url), `${reference}:${later.kind}`];
  const [time, nonce] = [String(Math.floor(Date.now() / 1000)), randomBytes(16).toString('base64url')];
  const body = JSON.stringify({ id, operation, reference, answer: later });
  const signature = sign(pathname, time, nonce, id, body);
  const headers = {
    'content-type': 'application/json',
    'passo-wire': '1',
    'passo-time': time,
    'passo-nonce': nonce,
    'idempotency-key': id,
    'passo-signature': signature,
  };
  given.set(scope, { status: 200, body: later });
  const response = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
  if (!response?.ok)
    setTimeout(
      () => callBack(url, operation, scope, { body: { reference }, later }, Math.min(pause * 2, 3_600_000)),
      pause,
    );
}

const serve = (request, response) => {
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const raw = Buffer.concat(chunks);
    const code = objection(request, raw);
    const scope = `${request.url} ${request.headers['idempotency-key']}`;
    const { status, body } = code
      ? { status: 401, body: { code } }
      : answer(request.url.slice(1).replace('/', '.'), scope, raw);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
};
const server = TLS_CERT
  ? https.createServer({ cert: fs.readFileSync(TLS_CERT), key: fs.readFileSync(TLS_KEY) }, serve)
  : http.createServer(serve);
server.listen(Number(PORT), '127.0.0.1', () => console.log(JSON.stringify({ ready: server.address().port })));
