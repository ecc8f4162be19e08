import { payloadOf, type CompiledStep, type JsonObject } from '@passo/engine';
import { typeCode, type ReadMessages } from './code.ts';
import { fillForm, wantedFiles } from './fillForm.ts';
import { choose, CHOSEN, takesOffer } from './quote.ts';
import type { Walker } from './walker.ts';

/** What is done with the world around a customer: messages are read, and whoever is asked says yes. */
export interface Surroundings {
  readonly messages: ReadMessages;
  /** Decides all that waits for a person about this proposal, as the board does. */
  decide(proposal: string): Promise<void>;
}

/** Somebody else has the next word: a service, or a person outside. */
export const isWaiting = ({ kind }: CompiledStep, status: string): boolean =>
  status === 'waiting' || status === 'review' || (status === 'init' && kind.asks === 'onEnter');

/** Does what the step asks of the customer. False where there is nothing that could be done. */
export async function act(walker: Walker, step: CompiledStep, { messages }: Surroundings): Promise<boolean> {
  if (step.kind.needsConfirmation === true) {
    await typeCode(walker, step, messages);
    return true;
  }
  const form = walker.formOf(step);
  if (form === null) return false;
  const isChoice = takesOffer(step);
  fillForm(form, walker.person, isChoice ? CHOSEN : undefined);
  const answers = isChoice ? await choose(walker, step, form) : withoutWishes(step, payloadOf(form));
  if (answers === null) return false;
  await walker.submit(step.slug, answers, wantedFiles(form));
  return true;
}

/** Who goes on without wishing otherwise takes what was offered. */
const withoutWishes = ({ kind: { wishes = [] } }: CompiledStep, answers: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(answers).filter(([key]) => !wishes.includes(key)));
