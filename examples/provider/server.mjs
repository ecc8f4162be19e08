// An example of a server that answers Passo's questions (docs/adding-a-provider.md). Plain Node.js, nothing to install:
//   SECRET=... PORT=4000 node examples/provider/server.mjs
// It keeps what it knows in memory and decides nothing: answers.mjs says what it says. Yours has a database in place of the map.
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { answerTo } from './answers.mjs';
import { objection, proof } from './proof.mjs';

const { PORT = '4000', TLS_CERT, TLS_KEY } = process.env;
const HOUR = 3_600_000;
const given = new Map(); // address and key → what was answered, for ever
const malformed = { status: 400, body: { code: 'malformed' } };

function parse(raw) {
  try {
    return JSON.parse(raw);
  } catch {
    return null;
  }
}

/** The first answer under a key is the answer; what is said later stands in place of `waiting`. */
function answer(operation, scope, raw) {
  const asked = parse(raw);
  if (!URL.canParse(asked?.callBack)) return malformed;
  if (given.has(scope)) return given.get(scope);
  const said = answerTo(operation, asked.question, scope);
  given.set(scope, said);
  // For those who try it out. Personal data is no matter for a log.
  console.log(JSON.stringify({ operation, question: asked.question }));
  if (said.later) setTimeout(() => decide(asked.callBack, operation, scope, said), 50);
  return said;
}

/** Somebody has decided: it is known here, and Passo is called until it has heard. */
function decide(url, operation, scope, { body: { reference }, later }) {
  given.set(scope, { status: 200, body: later });
  const id = `${reference}:${later.kind}`;
  const body = JSON.stringify({ id, operation, reference, answer: later });
  const call = async (pause) => {
    const headers = proof(new URL(url).pathname, id, body);
    const heard = await fetch(url, { method: 'POST', headers, body }).catch(() => null);
    if (heard?.status !== 202) setTimeout(() => call(Math.min(pause * 2, HOUR)), pause);
  };
  void call(1_000);
}

async function serve(request, response) {
  const raw = Buffer.concat(await request.toArray());
  const code = objection(request, raw);
  const scope = `${request.url} ${request.headers['idempotency-key']}`;
  const operation = request.url.slice(1).replace('/', '.');
  const { status, body } = code ? { status: 401, body: { code } } : answer(operation, scope, raw);
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

// A caller that hangs up is no reason to stop.
const listener = (request, response) => void serve(request, response).catch(() => response.destroy());
const tls = TLS_CERT && { cert: fs.readFileSync(TLS_CERT), key: fs.readFileSync(TLS_KEY) };
const server = tls ? https.createServer(tls, listener) : http.createServer(listener);
server.listen(Number(PORT), '127.0.0.1', () => console.log(JSON.stringify({ ready: server.address().port })));
