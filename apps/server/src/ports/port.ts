import type { AnswerOf, OperationName, QuestionOf } from '@passo/catalog';
import type { Answer, JsonObject } from '@passo/engine';

/** What accompanies a question: the key under which asking twice is asking once, and the end of the caller's patience. */
export interface Asking {
  /** `proposal:slug:attempt`. A provider that sees it again answers as it did the first time. */
  readonly key: string;
  readonly signal: AbortSignal;
}

/** One question of a port, as a provider answers it. */
export interface Operation<Question, Value> {
  /** For one try. */
  readonly timeoutMs: number;
  /** Tries in all before a technical failure is shown. */
  readonly tries: number;
  ask(question: Question, asking: Asking): Promise<Answer<Value>>;
  /** Looks how a question stands that was answered with `waiting` or `review`; absent where only a call back tells. */
  check?(question: Question, asking: Checking): Promise<Answer<Value>>;
  /**
   * Takes back what the question made stand, under its key: once, however often it is said. Said of a key that was never asked, it
   * is remembered: a question that comes later under it is refused. Absent where the provider has no way: a person has to.
   */
  withdraw?(asking: Withdrawing): Promise<Withdrawn>;
  /** Seconds between two looks; without it the usual ones (see `tend`). */
  readonly checkEverySeconds?: number;
}

export interface Checking extends Asking {
  /** What the provider called the question when it began to wait. */
  readonly reference: string;
  readonly waitedSeconds: number;
}

export interface Withdrawing extends Asking {
  /** What the provider called the question, where it waited. */
  readonly reference: string | null;
  /** What was kept of its answer, where there was one: a reservation's number. */
  readonly kept: JsonObject;
}

/** Refused: it does not let itself be taken back. Failed: technology's no, said again later. */
export type Withdrawn =
  | { readonly kind: 'done' }
  | { readonly kind: 'refused'; readonly text?: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Who answers each question that a step can put. A missing one does not compile. */
export type Providers = {
  readonly [Name in OperationName]: Operation<QuestionOf<Name>, AnswerOf<Name>>;
};

/** The operations of one port: `PortOf<'lender'>` has `lender.accept` and `lender.disburse`. */
export type PortOf<Port extends string> = {
  readonly [Name in OperationName as Name extends `${Port}.${string}` ? Name : never]: Operation<
    QuestionOf<Name>,
    AnswerOf<Name>
  >;
};
