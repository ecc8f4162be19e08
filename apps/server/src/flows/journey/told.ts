import { wordsOfOutcome } from '@passo/domain';
import { canonical, stepState, toldOf, type CompiledFlow, type JourneyState, type Told } from '@passo/engine';
import type { ProposalChange } from '../../repositories/proposalRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Tells one attempt, and one contract, from another, and one piece of news where a step has several. */
export function aboutOf({ keyring }: Pick<Runtime, 'keyring'>, state: JourneyState, told: Told): Buffer {
  const { step, about } = told;
  const { attempt, asked } = stepState(state, step.slug);
  const of = [step.slug, attempt, asked, ...(about === undefined ? [] : [about])];
  return keyring.keyedHash(canonical(of), 'outcome-message');
}

/** All that the customer is to hear of the journey as it stands; what is written already stays as it is. */
export const messagesOf = (
  runtime: Pick<Runtime, 'keyring'>,
  flow: CompiledFlow,
  state: JourneyState,
): ProposalChange['messages'] =>
  toldOf(flow, state).map((told) => ({
    message: told.message,
    slug: told.step.slug,
    about: aboutOf(runtime, state, told),
    afterSeconds: wordsOfOutcome(told.message).afterSeconds ?? 0,
  }));
