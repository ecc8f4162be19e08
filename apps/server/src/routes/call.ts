import {
  calls,
  paths,
  type BodyOf,
  type DataOf,
  type JsonCallName,
  type ParamsOf,
  type QueryOf,
} from '@passo/contract';
import { isJson } from '@passo/engine';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Upload } from '../flows/journey/uploads.ts';
import type { Runtime } from '../flows/runtime/runtime.ts';
import type { Poll } from '../flows/waiting/poll.ts';
import type { Watchers } from '../flows/waiting/watch.ts';
import type { Mode } from '../platform/mode.ts';
import { ProblemError } from '../platform/problemError.ts';
import { admitFiles } from './admitFiles.ts';
import { readBody } from './body.ts';
import { requestKey } from './requestKey.ts';

/** What every route may use beside its input. */
export interface RouteParts {
  readonly runtime: Runtime;
  readonly poll: Poll;
  readonly watchers: Watchers;
  readonly bearer: string;
  readonly secure: boolean;
  readonly publicUrl: string;
  /** A demonstration says so on every page. */
  readonly mode: Mode;
}

export interface RouteInput<Name extends JsonCallName> {
  readonly params: ParamsOf<Name>;
  readonly query: QueryOf<Name>;
  readonly body: BodyOf<Name>;
  readonly uploads: readonly Upload[];
  /** Of this call, link and device alone: see `requestKey`. */
  readonly idempotencyKey: string | null;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** One call's route: reads nothing itself, decides nothing itself. `message` goes beside the data. */
type Route<Name extends JsonCallName> = (parts: RouteParts, input: RouteInput<Name>) => Promise<DataOf<Name>>;

/** The poll has a route of its own (`poll.ts`), which answers ready text. */
type WithoutOwnRoute = Exclude<JsonCallName, 'finishedUpdate'>;

/** Exhaustive over the contract: a call without its route does not compile. */
export type Routes = { readonly [Name in WithoutOwnRoute]: Route<Name> };

/** A call that only says a few words needs no more; the others say how much. */
const FEW_WORDS = 8 * 1024;

export function registerCall<Name extends JsonCallName>(
  app: FastifyInstance,
  parts: RouteParts,
  name: Name,
  route: Route<Name>,
): void {
  const { method, path } = paths[name];
  const call: {
    readonly params: z.ZodType;
    readonly query?: z.ZodType;
    readonly body?: z.ZodType;
    readonly files?: boolean;
    readonly mostBytes?: number;
  } = calls[name];
  app.route({
    method,
    url: path,
    bodyLimit: call.mostBytes ?? FEW_WORDS,
    handler: async (request, reply) => {
      requireBearer(request, parts.bearer);
      const params = read(call.params, request.params, 'hash.invalid');
      const comesWithFiles = call.files === true && request.isMultipart();
      const files = comesWithFiles ? await admitFiles(parts.runtime, request, params) : null;
      try {
        const { json, uploads } = await readBody(request, files);
        const body = call.body === undefined ? undefined : read(call.body, json, 'body.unreadable');
        const input = {
          params,
          query: call.query === undefined ? undefined : read(call.query, request.query, 'body.unreadable'),
          body,
          uploads,
          idempotencyKey: requestKey(request, name, params, body),
          request,
          reply,
        };
        // Each part was parsed by the schema that its type is derived from.
        return { data: await route(parts, input as RouteInput<Name>) };
      } finally {
        files?.held.release();
      }
    },
  });
}

function read(schema: z.ZodType, value: unknown, code: 'hash.invalid' | 'body.unreadable'): unknown {
  const given = value ?? {};
  // Deeper than any answer: a schema of plain JSON would fall off the stack before it refuses.
  if (!isJson(given)) throw new ProblemError(code);
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new ProblemError(code);
  return parsed.data;
}

/** The shared bearer names the application, never a person: it is public, so there is nothing to hide in how it is compared. */
export function requireBearer(request: FastifyRequest, bearer: string): void {
  if (request.headers.authorization !== `Bearer ${bearer}`) throw new ProblemError('client.unknown');
}

/** A part of the path; for routes that have no schema. Plain letters: a NUL is no text to PostgreSQL. */
export function parameterOf(request: FastifyRequest, name: string): string {
  const value: unknown = Reflect.get(Object(request.params), name);
  if (typeof value !== 'string' || !/^[\x21-\x7e]+$/.test(value)) throw new ProblemError('hash.invalid');
  return value;
}
