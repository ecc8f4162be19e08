import { pathOf } from '@passo/contract';
import { bodyFor, paramsFor, queries, type Described } from './everyCall.ts';
import type { RawRequest } from './rawRequest.ts';

/* Requests that start as the contract has them and are then spoiled, the same ones for the same seed. */

export type Random = () => number;

/** Who asks: a link and the cookies of a device that has proven itself for it. */
export interface Asker {
  readonly hash: string;
  readonly cookie: string;
  readonly revision: number;
}

const pick = <One>(random: Random, all: readonly One[]): One => {
  const one = all[Math.floor(random() * all.length)];
  if (one === undefined) throw new Error('there is nothing to pick from');
  return one;
};

const parts = [
  ...['%00', '%', '%zz', '%c0%ae%c0%ae', '..%2f..%2fetc', '%ed%a0%80', '%F0%9F%98%80', '%2500', '%0d%0aX: y'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'x'.repeat(127),
    'x'.repeat(2_000),
    "'%20or%201=1--",
    '-',
    '.',
    ';',
    '%20',
  ],
];
const queryParts = [
  ...[
    '__proto__[x]=1',
    'step=%00',
    'step=%',
    'step=a&step=b',
    'name=%00%00%00',
    `name=${'x'.repeat(6_000)}`,
    'name=%ff',
  ],
  ...[
    'valorEntradaCDC=1e400',
    'tipoVeiculo[]=x',
    '&&&&=',
    'constructor=1',
    'modelo=a/b/c/d',
    'fieldId=__proto__',
    'name=ab',
  ],
  ...[
    'modelo=carros/__proto__/constructor',
    'ano=%00',
    'referenceResourceCode=__proto__',
    'registro=assinatura',
    'canal=%00',
  ],
  Array.from({ length: 900 }, (_, at) => `a${at}=1`).join('&'),
];
const nested = (depth: number): string => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

/** In place of any value in a JSON. */
const values: readonly string[] = [
  ...['null', 'true', '-1', '0', '1e400', '1e308', '-0.0000001', '[]', '{}', '[[]]', '""', '"\\u0000"', '"\\ud800"'],
  ...['"a\\u0000b"', '"\\u202e\\u200b"', '{"__proto__":{"x":1}}', '{"constructor":{"prototype":1}}', '"__proto__"'],
  ...['{"value":{},"label":[]}', '{"document":"\\u0000"}', '{"cnpj":{},"name":7}', `"${'x'.repeat(5_000)}"`],
  ...[nested(60), nested(2_000), '9007199254740993', '"NaN"', '"2026-02-31"', '"+275760-09-13"', '[null,null]'],
];
const monsters: readonly string[] = [
  `[${'1,'.repeat(79_999)}1]`,
  `{${Array.from({ length: 8_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  `"${'x'.repeat(250_000)}"`,
  `[${'{},'.repeat(60_000)}{}]`,
];
const names = [
  '__proto__',
  'constructor',
  '\\u0000',
  '\\ud800',
  'hasOwnProperty',
  'x'.repeat(300),
  '',
  'endereco',
  'codigo',
];

/** The text of a JSON in which something, somewhere, is something else. */
function spoilJson(random: Random, value: unknown): string {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const chosen = Math.floor(random() * (entries.length + 2));
  if (chosen > entries.length || entries.length === 0)
    return random() < 0.04 ? pick(random, monsters) : pick(random, values);
  const written = entries.map(
    ([key, one], at) =>
      `${JSON.stringify(key)}:${at === chosen ? spoilJson(random, one) : (JSON.stringify(one) ?? 'null')}`,
  );
  if (chosen === entries.length) written.push(`"${pick(random, names)}":${pick(random, values)}`);
  if (Array.isArray(value)) return `[${written.map((one) => one.slice(one.indexOf(':') + 1)).join(',')}]`;
  return `{${written.join(',')}}`;
}

const BOUNDARY = 'fronteira';
const disposition = (rest: string, body: string, more = ''): string =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${rest}\r\n${more}\r\n${body}\r\n`;
const end = `--${BOUNDARY}--\r\n`;

/** Forms as no browser writes them. */
function form(random: Random, payload: string): string {
  const file = (name: string, filename: string): string =>
    disposition(`name="${name}"; filename="${filename}"`, '\u00ff\u00d8\u00ff nothing', 'content-type: image/jpeg\r\n');
  const whole = disposition('name="payload"', payload);
  return pick(random, [
    '',
    end,
    `--${BOUNDARY}`,
    `--${BOUNDARY}\r\n\r\n`,
    `--${BOUNDARY}\r\ncontent-disposition: nonsense\r\n\r\nx\r\n${end}`,
    `--outra\r\ncontent-disposition: form-data; name="payload"\r\n\r\n{}\r\n--outra--`,
    whole,
    whole + end,
    whole + whole + whole + end,
    whole + file('__proto__', 'a.jpg') + end,
    whole + file('documentoFrente', 'a\u0000b.jpg') + end,
    whole + file('documentoFrente', 'x'.repeat(4_000)) + end,
    whole + file('\u0000', '../../etc/passwd') + end,
    whole + Array.from({ length: 9 }, (_, at) => file(`f${at}`, 'a.jpg')).join('') + end,
    file('documentoFrente', 'a.jpg') + end,
    disposition('name="payload"', '{"a":', 'content-transfer-encoding: base64\r\n') + end,
    disposition('name="payload"; filename="x"', payload) + end,
    disposition("name*=UTF-8''%ff%00", payload) + end,
    `--${BOUNDARY}\r\n${'x-a: b\r\n'.repeat(3_000)}\r\nx\r\n${end}`,
  ]);
}

const headers: readonly (readonly [string, string])[] = [
  ['host', 'a.example'],
  ['host', 'b.example:99999'],
  ['host', '\u00e3\u00ff'],
  ['authorization', 'Bearer passo-dev'],
  ['authorization', `Bearer ${'x'.repeat(3_000)}`],
  ['cookie', 'a'.repeat(6_000)],
  ['cookie', '__proto__=1; constructor=2; passo_=%; =; ;;;'],
  ['cookie', 'passo_link=%00%ff'],
  ['idempotency-key', '\u0001\u0002'],
  ['idempotency-key', 'x'.repeat(500)],
  ['idempotency-key', 'seeded-key'],
  ['x-forwarded-for', '\u00ff, unknown, ::ffff:1.2.3.4%eth0'],
  ['x-forwarded-for', '1.1.1.1,'.repeat(500)],
  ['x-forwarded-host', 'evil\u00ff'],
  ['x-forwarded-proto', 'javascript'],
  ['x-fingerprint', '\u00ff\u00fe'.repeat(300)],
  ['user-agent', '\u00e9'.repeat(5_000)],
  ['userofficetoken', 'a.b.c'],
  ['accept-encoding', 'gzip;q=nonsense'],
  ['accept', '\u00ff/\u00ff'],
  ['content-type', 'application/json; charset=\u00ff'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', `multipart/form-data; boundary=${'x'.repeat(300)}`],
  ['content-type', 'multipart/form-data'],
  ['content-encoding', 'gzip'],
  ['content-length', '-1'],
  ['content-length', '99999999999999999999'],
  ['transfer-encoding', 'chunked'],
  ['expect', '100-continue'],
  ['range', 'bytes=-1--1'],
  ['if-none-match', '"'.repeat(200)],
  ['x-y', 'z'.repeat(20_000)],
];

interface Base {
  readonly call: Described;
  readonly asker: Asker;
  /** The address that the proxy saw: each is somebody else. */
  readonly address: string;
  readonly step: string;
}

/** The call as it should be made: by who stands there, with its example. */
export function wellFormed({ call, asker, address, step }: Base, body: string): RawRequest {
  const target = `${pathOf(call.name, { ...paramsFor(call, asker.hash), ...(call.params.includes('step') && { step }) })}${queries[call.name] ?? ''}`;
  return asRequest(call.method, target, [...standing(asker, address), ['content-type', 'application/json']], body);
}

const standing = ({ cookie }: Asker, address: string): (readonly [string, string])[] => [
  ['host', 'passo.example'],
  ['authorization', 'Bearer passo-dev'],
  ['cookie', cookie],
  ['x-forwarded-for', address],
];

const asRequest = (
  method: string,
  target: string,
  sent: readonly (readonly [string, string])[],
  body: string,
): RawRequest => {
  const bytes = Buffer.from(method === 'GET' ? '' : body, 'utf8');
  const length: readonly (readonly [string, string])[] =
    bytes.length === 0 || sent.some(([name]) => name === 'content-length' || name === 'transfer-encoding')
      ? []
      : [['content-length', String(bytes.length)]];
  return { method, target, headers: [...sent, ...length], body: bytes };
};

/** What the example says, about this link and where it stands, and a step's answers where it is a submit. */
export const goodBody = ({ call, asker, step }: Base): object => ({
  ...Object(bodyFor(call, asker.hash)),
  ...('revision' in Object(call.body) && { revision: asker.revision }),
  ...(call.name === 'updateStep' && { [step]: { celular: '11987654321', nome: 'Ana Silva', cep: '01001000' } }),
});

/** One or two things of the request are wrong; most often its body, where it has one. */
export function malformed(random: Random, base: Base): RawRequest {
  const { call, asker, address, step } = base;
  const good = goodBody(base);
  const path = { ...paramsFor(call, asker.hash), ...(call.params.includes('step') && { step }) };
  let target = `${pathOf(call.name, path)}${queries[call.name] ?? ''}`;
  let body = JSON.stringify(good);
  let type = 'application/json';
  const sent = standing(asker, address);
  const kinds =
    call.method === 'GET' ? ['path', 'query', 'header'] : ['body', 'body', 'body', 'text', 'form', 'path', 'header'];
  for (const kind of [pick(random, kinds), ...(random() < 0.3 ? [pick(random, kinds)] : [])]) {
    if (kind === 'body') body = spoilJson(random, good);
    if (kind === 'text')
      body = pick(random, [
        '',
        '{',
        'null',
        '"',
        '\u0000',
        '[',
        body.slice(0, -1),
        `${body}}`,
        '\ufeff{}',
        '{"a":1,"a":2}',
      ]);
    if (kind === 'form') {
      type = `multipart/form-data; boundary=${BOUNDARY}`;
      body = form(random, random() < 0.5 ? body : spoilJson(random, good));
    }
    if (kind === 'path') target = spoilPath(random, target);
    if (kind === 'query') target += (target.includes('?') ? '&' : '?') + pick(random, queryParts);
    if (kind === 'header') sent.push(pick(random, headers));
  }
  const method =
    random() < 0.02 ? pick(random, ['PUT', 'DELETE', 'GET', 'POST', 'PATCH', 'OPTIONS', 'HEAD']) : call.method;
  return asRequest(method, target, [...sent, ['content-type', type]], body);
}

function spoilPath(random: Random, target: string): string {
  const pieces = target.split('/');
  const at = 1 + Math.floor(random() * (pieces.length - 1));
  return pieces.with(at, pick(random, parts)).join('/');
}

/** Doors beside the calls: what providers, browsers and scanners knock at. */
const besideCalls = [
  '/webhooks/',
  '/marcas/',
  '/assets/',
  '/passos/contrato/',
  '/?agx_hash=',
  '/conta?Agx_hash=',
  '/',
  '/readyz?',
];

export function besideTheContract(random: Random, { asker, address }: Pick<Base, 'asker' | 'address'>): RawRequest {
  const target = pick(random, besideCalls) + pick(random, ['clicksign-simulado', asker.hash, ...parts, ...parts]);
  const sent = [...standing(asker, address), pick(random, headers), ['content-type', 'application/json'] as const];
  return asRequest(pick(random, ['GET', 'GET', 'POST', 'HEAD']), target, sent, pick(random, values));
}
