import { earlierAnswers, factsOf, type CompiledFlow, type CompiledForm, type CompiledStep } from '@passo/engine';
import type { JourneyState, Json } from '@passo/engine';

/** What stands beside an answer, on the wire, by the id or key that its field names it by. */
export type Beside = (reference: string) => Json | undefined;

/** As conditions look: in the form itself, else around it (for a group the form of its list, for a step the steps before). */
export const besideIn =
  ({ byKey, fields }: CompiledForm, answer: (key: string) => Json | undefined, around: Beside): Beside =>
  (reference) => {
    const field = fields[byKey.get(reference) ?? -1];
    if (field === undefined) return around(reference);
    const held = answer(field.key);
    // What is not asked again stands where it was asked.
    return held === undefined && field.definition.hiddenOnFilled === true ? around(reference) : held;
  };

/** What the steps before hold. */
export const besideStep = (flow: CompiledFlow, state: JourneyState, { index }: CompiledStep): Beside =>
  earlierAnswers(flow, index, factsOf(flow, state, index).answers);
