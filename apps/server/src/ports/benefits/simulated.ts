import { createHash } from 'node:crypto';
import { benefitStages, type AnswerOf, type Benefit, type PersonQuestion } from '@passo/catalog';
import { simulateOperation, type SimulatorParts } from '../../simulator/provider.ts';
import { automatic } from '../../simulator/answers.ts';
import type { Checking, Operation, PortOf } from '../port.ts';
import { outcomeOf } from '../../simulator/outcomes.ts';

const LATENCY_MS = 900;
const STAGE_SECONDS = 1.5;

/** Two benefits that follow from the CPF, so that the same person always has the same ones. */
export function benefitsOf(cpf: string): readonly Benefit[] {
  const digest = createHash('sha256').update(`benefit:${cpf}`).digest();
  const number = (from: number): string => String(digest.readUInt32BE(from)).padStart(10, '1').slice(0, 10);
  return [
    { number: number(0), species: 'Aposentadoria por idade', marginCentavos: 48_630 },
    { number: number(4), species: 'Pensão por morte', marginCentavos: 31_200 },
  ];
}

type Query = Operation<PersonQuestion, AnswerOf<'benefits.query'>>;

/** An answer that takes its stages one after the other, as the social security's does; whoever wants to know has to look. */
function stagedQuery(parts: SimulatorParts): Query {
  const base: Query = simulateOperation(parts, {
    operation: 'benefits.query',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async (_question, { key }) => ({
      kind: 'waiting',
      reference: createHash('sha256').update(key).digest('hex').slice(0, 24),
      shown: { etapa: benefitStages[0] },
    }),
  });
  return {
    ...base,
    checkEverySeconds: STAGE_SECONDS * parts.pace,
    check: async (question, asking) => stageOf(parts, question, asking),
  };
}

async function stageOf(
  { pace }: SimulatorParts,
  { person }: PersonQuestion,
  { reference, waitedSeconds }: Checking,
): ReturnType<NonNullable<Query['check']>> {
  const passed = pace === 0 ? Infinity : waitedSeconds / (STAGE_SECONDS * pace);
  const stage = benefitStages[Math.floor(passed)];
  if (stage !== undefined) return { kind: 'waiting', reference, shown: { etapa: stage } };
  const { benefits } = outcomeOf(person.cpf);
  if (benefits === 'failed') return { kind: 'failed', reason: 'processing failed' };
  if (benefits === 'none') return { kind: 'refused', text: 'O INSS não encontrou benefício no seu CPF.' };
  if (benefits === 'invalid')
    return { kind: 'refused', text: 'Os seus benefícios não aceitam este tipo de empréstimo.' };
  return { kind: 'done', value: { benefits: benefitsOf(person.cpf) } };
}

export const simulatedBenefits = (parts: SimulatorParts): PortOf<'benefits'> => ({
  'benefits.query': stagedQuery(parts),
  'benefits.in100': automatic(parts, 'benefits.in100', LATENCY_MS, ({ person, benefit }, { outcome }) => {
    const found = benefitsOf(person.cpf).find(({ number }) => number === benefit);
    if (outcome.benefits === 'blocked' || found === undefined) return { kind: 'refused' };
    return { kind: 'done', value: { marginCentavos: found.marginCentavos, blocked: false } };
  }),
});
