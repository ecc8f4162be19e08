import { createHash } from 'node:crypto';
import { benefitStages, type OperationName, type PersonQuestion } from '@passo/catalog';
import type { Answer } from '@passo/engine';
import type { Operation } from '../ports/port.ts';
import { simulateOperation, type SimulatorParts } from './provider.ts';

const LATENCY_MS = 900;
const STAGE_SECONDS = 1.5;

/** An answer that takes its stages one after the other, as the social security's does; whoever wants to know has to look. */
export function stagedQuery<Value>(
  parts: SimulatorParts,
  operation: OperationName,
  answer: (question: PersonQuestion) => Answer<Value>,
): Operation<PersonQuestion, Value> {
  const { pace } = parts;
  const base = simulateOperation<PersonQuestion, Value>(parts, {
    operation,
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
    checkEverySeconds: STAGE_SECONDS * pace,
    check: async (question, { reference, waitedSeconds }) => {
      const stage = pace === 0 ? undefined : benefitStages[Math.floor(waitedSeconds / (STAGE_SECONDS * pace))];
      return stage === undefined ? answer(question) : { kind: 'waiting', reference, shown: { etapa: stage } };
    },
  };
}
