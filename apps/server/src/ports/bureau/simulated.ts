import {
  loanProduct,
  type AnswerOf,
  type CreditDecision,
  type CreditQuestion,
  type PersonQuestion,
  type QuestionOf,
  type Score,
} from '@passo/catalog';
import { today, type Clock } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { marginsOf } from '@passo/finance';
import { automatic, putToPerson } from '../../simulator/answers.ts';
import type { Decisions } from '../../simulator/decisions.ts';
import { simulateOperation, type Situation, type SimulatorParts } from '../../simulator/provider.ts';
import type { Operation, PortOf } from '../port.ts';

const LATENCY_MS = 1_200;
const RATE = 0.0179;
const LOWER_SHARE = 0.3;

/** What the salary bears, as the product's rules say; the table of endings says who is refused. */
function decisionOn(question: CreditQuestion, { outcome }: Situation, clock: Clock): Answer<CreditDecision> {
  const product = loanProduct('clt');
  const on = today(clock.now());
  const margins = marginsOf(question.salaryCentavos, 'privatePayroll', on);
  if (outcome.bureau === 'refused' || product === undefined || !margins.ok) return { kind: 'refused', noOffer: true };
  const share = outcome.limit === 'lower' ? LOWER_SHARE : 1;
  const marginCentavos = Math.floor(margins.value.loanCentavos * share);
  const most = product.maximumFor({ marginCentavos, monthlyRate: RATE, paidOutOn: on });
  if (!most.ok || most.value < product.minimumCentavos) return { kind: 'refused', noOffer: true };
  return {
    kind: 'done',
    value: {
      score: outcome.limit === 'lower' ? 480 : 760,
      minimumCentavos: product.minimumCentavos,
      // Whole tens of reais: a slider that ends at R$ 14.203,17 helps nobody.
      maximumCentavos: Math.max(product.minimumCentavos, Math.floor(most.value / 1_000) * 1_000),
      marginCentavos,
      monthlyRate: RATE,
      terms: [...product.terms],
    },
  };
}

/** A bureau that knows everybody: 35 % of the salary is free. */
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
