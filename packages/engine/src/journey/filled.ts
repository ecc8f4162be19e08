import { carries } from '../form/beneath.ts';
import { canonical, own, type Json, type JsonObject } from '../json.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { stepState, withStep, type JourneyState } from './state.ts';

/** The step that found out all that stands in this one, as long as nobody has sent it. */
export const filledBy = (flow: CompiledFlow, state: JourneyState, step: CompiledStep): CompiledStep | undefined =>
  stepState(state, step.slug).status === 'init' ? foundBy(flow, state, step) : undefined;

/**
 * The step that found out all that stands in this one, where nobody is known to have sent it: what is read later (`readLater`) goes on by
 * itself as it was found.
 */
export const toldBy = (flow: CompiledFlow, state: JourneyState, step: CompiledStep): CompiledStep | undefined =>
  (step.kind.readLater === true ? foundBy : filledBy)(flow, state, step);

/** The step that found out just what stands in this one, whoever sent it. */
function foundBy(flow: CompiledFlow, state: JourneyState, step: CompiledStep): CompiledStep | undefined {
  const { answers } = stepState(state, step.slug);
  if (Object.keys(answers).length === 0) return undefined;
  const found = canonical(answers);
  return flow.steps
    .slice(0, step.index)
    .find(({ slug, kind }) => canonical(foundFor(step, kind.fills?.(stepState(state, slug).result) ?? {})) === found);
}

/** What a step begins with of what was found out, as it would send it: an option in the words of its list, whatever somebody else calls it. */
export const foundFor = (step: CompiledStep, known: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(answersFor(step, known)).flatMap(([key, value]): [string, Json][] => {
      const { kind, definition } = step.form.answersTo.get(key) ?? {};
      if (kind === undefined || definition === undefined) return [];
      const read = kind.read(value, definition);
      const sent = read.ok ? kind.send(read.value, definition) : undefined;
      return sent === undefined ? [] : [[key, sent]];
    }),
  );

/** What a step takes of what is known: each field finds its answer by its key. Consents and files are never found out. */
export const answersFor = ({ form }: CompiledStep, known: JsonObject): JsonObject =>
  Object.fromEntries(
    form.fields.flatMap((field) => {
      const value = own(known, field.key);
      return value === undefined || !carries(field) || field.kind?.read(value, field.definition).ok !== true
        ? []
        : [[field.key, value]];
    }),
  );

/** Takes what this step found out from the forms that nobody is known to have sent: once it is asked anew, it may be about somebody else. */
export const withoutFound = (flow: CompiledFlow, state: JourneyState, { slug, index }: CompiledStep): JourneyState =>
  flow.steps
    .filter((step) => step.index > index && toldBy(flow, state, step)?.slug === slug)
    .reduce((next, step) => withStep(next, step.slug, { answers: {} }), state);
