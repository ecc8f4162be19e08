import type { CalendarDate } from '@passo/domain';
import type { StepStatus } from '../definition.ts';
import type { OfferedOptions } from '../form/context.ts';
import { own, type JsonObject } from '../json.ts';

/** A question that was put beside a step's own (`aside.ts`). */
export type Aside = {
  readonly operation: string;
  readonly question: JsonObject;
  /** Whoever was asked let it through. */
  readonly released: boolean;
};

export interface StepState {
  readonly status: StepStatus;
  /** Grows with every question put to the outside world; part of the idempotency key of each. */
  readonly attempt: number;
  readonly answers: JsonObject;
  /** What lies beneath those that a rule gave (see `form/beneath.ts`). */
  readonly beneath?: JsonObject | undefined;
  /** What is kept of the outside's answer. */
  readonly result: JsonObject;
  /** The question that was asked, in canonical form: the answer is void once the facts ask another one. */
  readonly asked: string | null;
  /** The outside's own words to the customer, if any. */
  readonly notice: string | null;
  /** What stands over the notice, where the kind's own title for this status speaks of something else. */
  readonly heading?: string | null;
  /** What did not fit when the step was opened again, in the catalog's vocabulary. */
  readonly inconsistency?: string | null;
  /** How often a no was heard after which the step could be tried again (`tries` of its kind); only another person begins anew. */
  readonly noes?: number;
  /** How often persons before this one heard it here: together they have twice the tries of one (`journey/tries.ts`). */
  readonly noesOfOthers?: number;
  /** The same by who said it, where noes are told apart (`each` of the tries). */
  readonly noesOf?: Readonly<Record<string, number>>;
  /** What such a no taught, as results that hold for the whole journey, also before this step. */
  readonly learned?: JsonObject;
  /** A technical failure: *Tentar novamente* asks again. */
  readonly retryable: boolean;
  /** Left out by the customer: done without answers. */
  readonly skipped?: boolean;
  /** A person had to look at it: the customer was told to go, and that they would hear of it. */
  readonly reviewed?: boolean;
  /** Which sheet was read when the customer went on from here. */
  readonly acknowledged?: string | null;
  /** The question was put to somebody who cannot take it back: the money was asked for. */
  readonly called?: boolean;
  /** The money went out by an attempt to which the lender had said no: a person has to see to it. */
  readonly paidLate?: boolean;
  /** The day in São Paulo on which the wait began that it stands in, or stood in last. */
  readonly since?: CalendarDate;
  /** What somebody else was asked before the step could go on. */
  readonly aside?: Aside | null;
}

export type JourneyEnd = 'finished' | 'noOffer' | 'refused' | 'cancelled';
export type Situation = 'approved' | 'pending' | 'reproved';

/** Where one customer stands. Plain JSON; the server seals and stores it whole. */
export interface JourneyState {
  readonly currentStep: string;
  readonly steps: Readonly<Record<string, StepState>>;
  readonly situation: Situation;
  readonly end: JourneyEnd | null;
  /** Where it ended with a no, and on which day. States that were stored before it was kept have none. */
  readonly refusal?: Refusal | null;
  /** The way by which the customer asked to hear of the outcome; absent: the one that their contact is reached by. */
  readonly tellBy?: TellBy;
  /** What it began with of an earlier order, by key: it is of whoever that one was of; null: what that one ended with a no to. Absent: with nothing. */
  readonly carried?: JsonObject;
}

export interface Refusal {
  readonly step: string;
  /** The question that was answered so; empty where the step asks none. */
  readonly operation: string;
  /** In São Paulo. */
  readonly on: CalendarDate;
  /** Whether somebody looked and said no. Absent in states from before this was kept. */
  readonly byPerson?: boolean;
}

export const tellsBy = ['whatsapp'] as const;
export type TellBy = (typeof tellsBy)[number];

export const newStepState: StepState = {
  status: 'init',
  attempt: 0,
  answers: {},
  result: {},
  asked: null,
  notice: null,
  retryable: false,
};

/** A step may be called `constructor`: what every object has is no step's state. */
export const stepState = (state: JourneyState, slug: string): StepState => own(state.steps, slug) ?? newStepState;

export const withStep = (state: JourneyState, slug: string, change: Partial<StepState>): JourneyState => ({
  ...state,
  steps: { ...state.steps, [slug]: { ...stepState(state, slug), ...change } },
});

/** What the world outside the journey says at this moment. */
export interface JourneyEnvironment {
  /** Today in São Paulo. */
  readonly today: CalendarDate;
  /** Fields that this way of starting hides. */
  readonly hiddenKeys: readonly string[];
  /** Known where the lists are: absent, answers are held against the whole list only. What was sent is not held against it again. */
  readonly offered?: OfferedOptions;
}
