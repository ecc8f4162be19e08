import { factsOf, type CompiledFlow, type JourneyState, type JsonObject } from '@passo/engine';
import type { Operation } from '../ports/port.ts';
import type { Runtime } from './runtime.ts';

/** A step's question as the facts put it now: its own answers count, its own result does not. Null where it asks nothing. */
export function questionIn(flow: CompiledFlow, state: JourneyState, slug: string): JsonObject | null {
  const step = flow.bySlug.get(slug);
  if (step?.kind.call === undefined) return null;
  const { results } = factsOf(flow, state, step.index);
  const { answers } = factsOf(flow, state, step.index + 1);
  return step.kind.call.question({ answers, results, product: flow.product });
}

export function operationOf(runtime: Runtime, name: string): Operation<JsonObject, JsonObject> | undefined {
  const operations: Readonly<Record<string, Operation<JsonObject, JsonObject>>> = runtime.providers;
  return Object.hasOwn(operations, name) ? operations[name] : undefined;
}
