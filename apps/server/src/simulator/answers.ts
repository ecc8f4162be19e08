import type { OperationName, Person, QuestionOf } from '@passo/catalog';
import type { Answer, JsonObject } from '@passo/engine';
import type { Operation } from '../ports/port.ts';
import type { Decisions } from './decisions.ts';
import { simulateOperation, type Situation, type SimulatorParts } from './provider.ts';
import { decisionOf } from './verdict.ts';

type AboutPerson = { readonly person: Person };

/** An operation that answers by itself, as the table of endings says. */
export const automatic = <Question extends AboutPerson, Value>(
  parts: SimulatorParts,
  operation: OperationName,
  latencyMs: number,
  answer: (question: Question, situation: Situation) => Answer<Value>,
): Operation<Question, Value> =>
  simulateOperation(parts, {
    operation,
    latencyMs,
    cpfOf: ({ person }) => person.cpf,
    answer: async (question, situation) => answer(question, situation),
  });

interface Waiting<Question> {
  /** What the person who decides sees. */
  shown(question: Question): JsonObject;
  /** What an approval answers with, beside when it was given. */
  result?(question: Question): JsonObject;
  /** Where the customer acts, given the reference. */
  link?(reference: string): string;
  /** That page may stand within the customer's. */
  readonly framed?: boolean;
  /** Somebody looks at what the customer sent, instead of acting in their place. */
  readonly review?: boolean;
}

const LATENCY_MS = 300;

/** An operation that waits until somebody on the simulator's pages decides. */
export const byPerson = <Name extends OperationName, Value extends JsonObject>(
  parts: SimulatorParts & { readonly decisions: Decisions },
  operation: Name,
  waiting: Waiting<QuestionOf<Name> & AboutPerson>,
): Operation<QuestionOf<Name> & AboutPerson, Value> => ({
  ...simulateOperation<QuestionOf<Name> & AboutPerson, Value>(parts, {
    operation,
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: (question, situation) => putToPerson(parts.decisions, operation, waiting, question, situation),
  }),
  check: async (_question, { reference }) => {
    const pending = await parts.decisions.find(reference);
    // Written by the same simulator that promised the value.
    return pending === null ? { kind: 'failed', reason: 'unknown' } : (decisionOf(pending) as Answer<Value>);
  },
});

/** Puts a question on the simulator's board; the answer says under which reference. */
export async function putToPerson<Question>(
  decisions: Decisions,
  operation: OperationName,
  { shown, result, link, framed = false, review }: Waiting<Question>,
  question: Question,
  { proposal, key }: Situation,
): Promise<Answer<never>> {
  const facts = { ...shown(question), ...(result && { result: result(question) }) };
  const reference = await decisions.ask(operation, proposal, key, facts);
  if (review === true) return { kind: 'review', reference };
  return link === undefined
    ? { kind: 'waiting', reference }
    : { kind: 'waiting', reference, shown: { link: link(reference), ...(framed && { framed }) } };
}
