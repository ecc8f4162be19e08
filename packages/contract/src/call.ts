import type { ProblemCode } from '@passo/domain';
import type { z } from 'zod';

/** One call of the wire: what goes in, what comes out, what can go wrong. Routes, client and OpenAPI come from it. */
export interface Call<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Data extends z.ZodType,
> {
  /** One line for people. */
  readonly summary: string;
  readonly params: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** What stands under `data` of a good answer. */
  readonly data: Data;
  readonly problems: readonly ProblemCode[];
  /** Changes something: takes an `Idempotency-Key`. */
  readonly changes?: boolean;
  /** The most bytes of JSON that it takes, where it takes more than a few words (8 kB). */
  readonly mostBytes?: number;
  /** Accepts files beside its JSON (multipart with a part `payload`). */
  readonly files?: boolean;
  readonly examples: { readonly body?: z.input<Body>; readonly data: z.input<Data> };
}

/** What any call can answer, by what it takes: nobody repeats these in a call of their own. */
const generalProblems = (call: {
  readonly body?: unknown;
  readonly query?: unknown;
  readonly changes?: boolean;
}): readonly ProblemCode[] => [
  'client.unknown',
  'server.error',
  'server.busy',
  'challenge.required',
  ...(call.body === undefined && call.query === undefined ? [] : (['body.unreadable'] as const)),
  ...(call.body === undefined ? [] : (['body.tooLarge', 'media.unsupported'] as const)),
  ...(call.changes === true ? (['idempotency.inProgress', 'idempotency.mismatch'] as const) : []),
];

/** A call as it is written, with the problems that any call of its sort has. */
export const defineCall = <
  Params extends z.ZodType,
  Data extends z.ZodType,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
>(
  call: Call<Params, Query, Body, Data>,
): Call<Params, Query, Body, Data> => ({
  ...call,
  problems: [...new Set([...generalProblems(call), ...call.problems])],
});
