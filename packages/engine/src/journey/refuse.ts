import type { Answer } from '../answer.ts';
import {
  stepState,
  withStep,
  type JourneyEnvironment,
  type JourneyState,
  type Refusal,
  type StepState,
} from './state.ts';

type No = Extract<Answer, { kind: 'refused' }>;

/** What the customer reads of a no; without words the kind's own stand. */
const saidOf = ({ text, title }: No): Pick<StepState, 'notice' | 'heading'> => ({
  notice: text ?? null,
  heading: title ?? null,
});

/** A no after which the step can be done once more. */
export const remakeAt = (state: JourneyState, slug: string, answer: No): JourneyState =>
  withStep(state, slug, {
    ...{ status: 'remake', ...saidOf(answer), inconsistency: answer.inconsistency ?? null },
    // A no is a no: where money was asked for, none went out, and what it rested on may be mended.
    called: false,
  });

/**
 * A no that ends the journey at this step, and the day of it: from then on it is reckoned when trying again makes sense. Where the
 * step was with a person, they said it; a question that a person only let be put was answered by whoever it was put to.
 */
export function refuseAt(
  state: JourneyState,
  at: Pick<Refusal, 'step' | 'operation'>,
  answer: No & { readonly byPerson?: boolean | undefined },
  { today }: Pick<JourneyEnvironment, 'today'>,
): JourneyState {
  const byPerson = answer.byPerson === true || stepState(state, at.step).status === 'review';
  const failed = withStep(state, at.step, { status: 'failed', ...saidOf(answer), retryable: false });
  return {
    ...failed,
    situation: 'reproved',
    end: answer.noOffer === true ? 'noOffer' : 'refused',
    refusal: { ...at, on: today, byPerson },
  };
}
