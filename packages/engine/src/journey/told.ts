import { wordsOfOutcome, type OutcomeMessage } from '@passo/domain';
import type { StepStatus } from '../definition.ts';
import type { StepKind } from '../step.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { stepState, type JourneyState, type StepState } from './state.ts';

/** Something the customer is told by message, and the step that it is about. */
export interface Told {
  readonly message: OutcomeMessage;
  readonly step: CompiledStep;
  /** What tells it from another one of the same attempt, where there may be more. */
  readonly about?: string | undefined;
}

type Tells = (kind: StepKind, own: StepState) => OutcomeMessage | undefined;

const done: Tells = ({ tells }, { reviewed, skipped }) =>
  skipped === true ? undefined : (tells?.done ?? (reviewed === true ? 'answered' : undefined));

/** Whoever was told to go away and wait learns that nobody came; who stands before the page sees it there. */
const failed: Tells = ({ tells, patience }, { retryable, reviewed }) => {
  if (!retryable) return tells?.refused ?? 'refused';
  return patience !== undefined || reviewed === true ? 'needsYou' : undefined;
};

/** Somebody else had to look, and it is the customer's turn again. */
const released = ({ status, aside }: StepState): OutcomeMessage | undefined =>
  aside?.released === true && (status === 'init' || status === 'success') ? 'letThrough' : undefined;

const byStatus: Readonly<Partial<Record<StepStatus, Tells>>> = {
  success: done,
  finished: done,
  failed,
  remake: () => 'needsYou',
};

/**
 * All that the customer of this journey is to have heard of it by now. It follows from the state alone: writing it down twice is
 * writing it once, and what does not follow any more is not told. Who has given up hears nothing more.
 */
export function toldOf(flow: CompiledFlow, state: JourneyState): readonly Told[] {
  if (state.end === 'cancelled') return [];
  const told = flow.steps.flatMap((step) => {
    const own = stepState(state, step.slug);
    const messages = [byStatus[own.status]?.(step.kind, own), released(own)];
    return [...messages.map((message) => ({ message })), beside(step.kind, own)].flatMap(({ message, ...about }) =>
      message === undefined || isToldLater(flow, step, message) ? [] : [{ message, step, ...about }],
    );
  });
  const isSaid = told.some(({ message }) => wordsOfOutcome(message).saysWhat === true);
  return isSaid ? told.filter(({ message }) => message !== 'needsYou') : told;
}

/** What is told beside that, by what is kept with the step. */
const beside = ({ tells }: StepKind, own: StepState) => ({ message: tells?.also?.(own), about: tells?.about?.(own) });

/** Two steps of a flow may send the contract, the signature and a step that does nothing else: the last one does. */
const isToldLater = (flow: CompiledFlow, step: CompiledStep, message: OutcomeMessage): boolean =>
  message === 'contract' && flow.steps.some(({ index, kind }) => index > step.index && kind.tells?.done === message);
