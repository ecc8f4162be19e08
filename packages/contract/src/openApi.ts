import { problems, type ProblemCode } from '@passo/domain';
import { z } from 'zod';
import type { Call } from './call.ts';
import * as calls from './calls/index.ts';
import { paths, type CallName } from './allPaths.ts';
import { SOLUTION_HEADER } from './paths.ts';

type AnyCall = Call<z.ZodType, z.ZodType, z.ZodType, z.ZodType>;

/** Documents and events are streams. Whatever else has a path has a shape: a path without one does not compile. */
const shapes = calls satisfies Readonly<Record<Exclude<CallName, 'document' | 'events' | 'myDataFile'>, unknown>>;

const everyPath: Readonly<Record<string, { readonly method: string; readonly path: string }>> = paths;
const missing = (name: string): never => {
  throw new RangeError(`the call ${name} has no path`);
};

const ABOUT = `Propostas de crédito passo a passo.

Uma resposta 429 \`challenge.required\` traz em \`errors.challenge\` um desafio ALTCHA v2 (PBKDF2/SHA-256). O mesmo pedido, com a
solução no cabeçalho \`${SOLUTION_HEADER}\` (base64 de \`{"challenge": …, "solution": …}\`), é aceito, uma vez.`;

/** The OpenAPI 3.1 document of every JSON call, derived from the contract. */
export function openApi(version: string): Readonly<Record<string, unknown>> {
  const byPath: Record<string, Record<string, unknown>> = {};
  for (const [name, call] of Object.entries<AnyCall>(shapes)) {
    const { method, path } = everyPath[name] ?? missing(name);
    const template = path.replace(/:(\w+)/g, '{$1}');
    byPath[template] = { ...byPath[template], [method.toLowerCase()]: operation(name, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Passo', version, description: ABOUT },
    paths: byPath,
    components: { securitySchemes: { application: { type: 'http', scheme: 'bearer' } } },
    security: [{ application: [] }],
  };
}

const schema = (type: z.ZodType): unknown => z.toJSONSchema(type, { unrepresentable: 'any', io: 'input' });

function operation(name: string, call: AnyCall): Record<string, unknown> {
  const body = call.body;
  return {
    operationId: name,
    summary: call.summary,
    parameters: [
      ...parameters(call.params, 'path'),
      ...(call.query === undefined ? [] : parameters(call.query, 'query')),
      ...(call.changes === true
        ? [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } }]
        : []),
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: schema(body), example: call.examples.body } },
      },
    }),
    responses: { 200: success(call), ...failures(call.problems) },
  };
}

function parameters(type: z.ZodType, place: 'path' | 'query'): readonly unknown[] {
  if (!(type instanceof z.ZodObject)) return [];
  return Object.entries<z.ZodType>(type.shape).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !part.safeParse(undefined).success,
    schema: schema(part),
  }));
}

const success = (call: AnyCall): unknown => ({
  description: 'OK',
  content: {
    'application/json': {
      schema: schema(z.object({ data: call.data, message: z.string().optional() })),
      example: { data: call.examples.data },
    },
  },
});

/** One entry a status, listing the codes that answer with it. */
function failures(codes: readonly ProblemCode[]): Record<string, unknown> {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of codes) byStatus.set(problems[code].status, [...(byStatus.get(problems[code].status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      { description: of.map((code) => `\`${code}\`: ${problems[code].message}`).join('\n\n') },
    ]),
  );
}
