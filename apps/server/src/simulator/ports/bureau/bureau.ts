import {
  type AnswerOf,
  type CreditDecision,
  type CreditQuestion,
  type PersonQuestion,
  type QuestionOf,
  type Score,
} from '@passo/catalog';
import { today, type Clock } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { automatic, putToPerson } from '../../answers.ts';
import type { Decisions } from '../../decisions.ts';
import { simulateOperation, type Situation, type SimulatorParts } from '../../provider.ts';
import type { Operation, PortOf } from '../../../ports/port.ts';
import { decide } from './decide.ts';
import { compareWithRegister } from './register.ts';

const LATENCY_MS = 1_200;

/** By the product's rules; the table of endings says who is refused. */
const decisionOn = (question: CreditQuestion, { outcome }: Situation, clock: Clock): Answer<CreditDecision> =>
  outcome.bureau === 'refused'
    ? { kind: 'refused', noOffer: true }
    : decide(question, today(clock.now()), outcome.limit);

/** A bureau that knows everybody. */
export function simulatedBureau(parts: SimulatorParts, decisions: Decisions, clock: Clock): PortOf<'bureau'> {
  const score = (operation: 'bureau.score' | 'bureau.behaviour'): Operation<PersonQuestion, Score> =>
    automatic(parts, operation, LATENCY_MS, (_question, { outcome }) =>
      outcome.score === 'low' ? { kind: 'refused', noOffer: true } : { kind: 'done', value: { score: 760 } },
    );
  return {
    'bureau.analyse': automatic(parts, 'bureau.analyse', LATENCY_MS, (question, situation) =>
      decisionOn(question, situation, clock),
    ),
    'bureau.score': score('bureau.score'),
    'bureau.behaviour': score('bureau.behaviour'),
    'bureau.register': automatic(parts, 'bureau.register', LATENCY_MS, compareWithRegister),
    'bureau.restrictions': automatic(parts, 'bureau.restrictions', LATENCY_MS, (_question, { outcome, key }) =>
      outcome.bureau === 'restricted' ? { kind: 'refused' } : { kind: 'done', value: { reference: key } },
    ),
    'bureau.kyc': doubtful(parts, decisions, 'bureau.kyc', ({ key }) => ({ kind: 'done', value: { reference: key } })),
    'bureau.crivo': doubtful(parts, decisions, 'bureau.crivo', (situation, question) =>
      decisionOn(question, situation, clock),
    ),
  };
}

/** Answers by itself, but hands the doubtful to a person. */
const doubtful = <Name extends 'bureau.kyc' | 'bureau.crivo'>(
  parts: SimulatorParts,
  decisions: Decisions,
  operation: Name,
  decide: (situation: Situation, question: QuestionOf<Name>) => Answer<AnswerOf<Name>>,
): Operation<QuestionOf<Name>, AnswerOf<Name>> =>
  simulateOperation(parts, {
    operation,
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async (question, situation) => {
      const answer = decide(situation, question);
      if (situation.outcome.bureau !== 'doubtful' || answer.kind !== 'done') return answer;
      const shown = () => ({ name: question.person.name });
      const result = () => answer.value;
      return putToPerson(decisions, operation, { shown, result, review: true }, question, situation);
    },
  });
