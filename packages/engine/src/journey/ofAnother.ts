import { withPhotos } from '../form/photos.ts';
import { canonical, type Json } from '../json.ts';
import { factsOf } from './facts.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { stepState, withStep, type JourneyState } from './state.ts';

/** The answer that says whose journey it is, and who agrees. */
export const WHO = 'cpf';

const personIn = (flow: CompiledFlow, state: JourneyState): Json | undefined => factsOf(flow, state).answers[WHO];

/**
 * Photos are of somebody: once the CPF becomes another one's, those of the person before are no answers any more, at any step but the one
 * that was submitted just now. What was written stays, to be looked at again.
 */
export function withoutPhotosOfAnother(
  flow: CompiledFlow,
  before: JourneyState,
  after: JourneyState,
  submitted: CompiledStep,
): JourneyState {
  const former = personIn(flow, before);
  if (former === undefined || canonical(former) === canonical(personIn(flow, after))) return after;
  return flow.steps.reduce((state, { slug, form }) => {
    const { answers } = stepState(state, slug);
    const kept = slug === submitted.slug ? answers : withPhotos(form, answers, () => undefined);
    return canonical(kept) === canonical(answers) ? state : withStep(state, slug, { answers: kept });
  }, after);
}
