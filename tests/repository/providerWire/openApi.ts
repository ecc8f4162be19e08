import { inconsistencies } from '@passo/catalog';
import { refusals } from '../../../packages/catalog/src/ports/refusals.ts';
import { sampleOf } from './samples.ts';
import type { Schema } from '../../../apps/server/src/ports/http/schema.ts';
import type { Drawn } from './schemas.ts';

/* The wire of `http` providers as an OpenAPI document: schemas and examples out of the types, what surrounds them from here. */

const text = { type: 'string' };
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const kind = (...kinds: readonly string[]): Schema => ({ type: 'string', enum: kinds });

const surrounding: Readonly<Record<string, Schema>> = {
  Refused: {
    type: 'object',
    description:
      'The business says no. `code` is told to the customer in words of ours; `text` is for the office, and no customer reads it. `remake` reopens the step, `noOffer` ends the journey. `limitCentavos`: how much would have been granted, where less would have been.',
    properties: {
      kind: kind('refused'),
      code: kind(...Object.keys(refusals)),
      text,
      inconsistency: kind(...inconsistencies),
      limitCentavos: { type: 'integer', minimum: 0 },
      remake: { type: 'boolean' },
      noOffer: { type: 'boolean' },
    },
    required: ['kind'],
  },
  Waiting: {
    type: 'object',
    description:
      'There is no answer yet: it comes as a call back that names `reference`. `review`: a person looks first. `shown`: what the customer needs meanwhile, `{ "link": "https://…" }`; nothing else of it is read but the `etapa` of a query of benefits.',
    properties: { kind: kind('waiting', 'review'), reference: text, shown: { type: 'object' } },
    required: ['kind', 'reference'],
  },
  Problem: {
    type: 'object',
    properties: {
      code: {
        ...kind('malformed', 'unsigned', 'stale', 'replayed', 'unknown', 'notOffered', 'unavailable'),
        description: 'For people who look for the mistake. Nothing personal.',
      },
    },
    required: ['code'],
  },
  Document: {
    type: 'object',
    description: 'A photo or a paper that the question names.',
    properties: { mediaType: text, sha256: text, content: { ...text, format: 'byte' } },
    required: ['mediaType', 'sha256', 'content'],
  },
};

const header = (name: string, description: string, pattern: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { ...text, pattern },
});
const headers = [
  header('Passo-Wire', 'The version of this wire.', '^1$'),
  header('Passo-Time', 'Seconds since 1970. Older or newer than 300 s is refused.', String.raw`^\d+$`),
  header('Passo-Nonce', 'Never sent twice.', '^[A-Za-z0-9_-]{16,64}$'),
  header('Passo-Signature', 'v1= and the HMAC-SHA256 in hexadecimal (see the description).', '^v1=[0-9a-f]{64}$'),
  header('Idempotency-Key', 'The same key is the same question, and has the same answer.', '^.{1,200}$'),
];

const json = (schema: unknown) => ({ content: { 'application/json': { schema } } });
const problem = (description: string) => ({ description, ...json(ref('Problem')) });

const parameters = headers.map(({ name }) => ({ $ref: `#/components/parameters/${name}` }));
const sharedResponses = {
  202: { description: 'Waiting.', ...json(ref('Waiting')) },
  400: problem('The question cannot be read. It is not asked again at once.'),
  401: problem('The signature, the time or the nonce is not in order.'),
  404: problem('There is no such operation.'),
  422: { description: 'Refused.', ...json(ref('Refused')) },
  501: problem('Not offered here.'),
  503: problem('Not now; `Retry-After` is heeded. Asked again under the same key.'),
} as const;
const responseRefs = Object.fromEntries(
  Object.keys(sharedResponses).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
);

const doneOf = (name: string) => ({
  type: 'object',
  properties: { kind: kind('done'), value: ref(`${name}.answer`) },
  required: ['kind', 'value'],
});

/** What calls back, at the address that the question named. */
const callBackOf = (name: string) => ({
  post: {
    summary: `The answer to ${name}, later`,
    parameters,
    requestBody: {
      required: true,
      ...json({
        type: 'object',
        properties: {
          id: { ...text, description: 'Of this news; the Idempotency-Key too. The same id again is the same news.' },
          operation: kind(name),
          reference: text,
          answer: { oneOf: [doneOf(name), ref('Refused')] },
        },
        required: ['id', 'operation', 'reference', 'answer'],
      }),
    },
    responses: { 202: { description: 'Heard. Anything else: call again.' }, 401: problem('Not proven.') },
  },
});

const bodyOf = (name: string) => ({
  type: 'object',
  properties: {
    question: ref(`${name}.question`),
    documents: { type: 'object', description: 'By reference.', additionalProperties: ref('Document') },
    callBack: { ...text, format: 'uri', description: 'Where an answer that comes later is posted.' },
  },
  required: ['question', 'callBack'],
});

const ABOUT = `What Passo asks of a provider. Both directions are signed with one secret of at least 32 bytes:
HMAC-SHA256 over these lines, joined by one line feed: \`v1\`, the method, the path as it is sent, Passo-Time, Passo-Nonce,
Idempotency-Key, the SHA-256 of the body in hexadecimal. See docs/adding-a-provider.md.`;

export function wireDocument({ operations, components }: Drawn): unknown {
  const words = operations.flatMap(({ name, question, answer }): (readonly [string, unknown])[] => [
    [`${name}.question`, { ...question, examples: [sampleOf(question, components)] }],
    [`${name}.answer`, { ...answer, examples: [sampleOf(answer, components)] }],
  ]);
  const paths = operations.map(({ name, description }) => {
    const post = {
      operationId: name,
      ...(description !== '' && { description }),
      parameters,
      requestBody: { required: true, ...json(bodyOf(name)) },
      responses: { 200: { description: 'Done.', ...json(doneOf(name)) }, ...responseRefs },
      callbacks: { answered: { '{$request.body#/callBack}': callBackOf(name) } },
    };
    return [`/${name.replace('.', '/')}`, { post }] as const;
  });
  return {
    openapi: '3.1.0',
    info: { title: 'Passo: the wire of providers', version: '1', description: ABOUT },
    paths: Object.fromEntries(paths),
    components: {
      schemas: { ...components, ...surrounding, ...Object.fromEntries(words) },
      parameters: Object.fromEntries(headers.map((each) => [each.name, each])),
      responses: sharedResponses,
    },
  };
}
