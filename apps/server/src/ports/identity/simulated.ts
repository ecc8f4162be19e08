import type { Answer } from '@passo/engine';
import type { IdentityVerdict } from '@passo/catalog';
import type { Decisions } from '../../simulator/decisions.ts';
import { simulateOperation, type Situation, type SimulatorParts } from '../../simulator/provider.ts';
import type { PortOf } from '../port.ts';

const LATENCY_MS = 1_000;

const matched = ({ key }: Situation): Answer<IdentityVerdict> => ({
  kind: 'done',
  value: { similarity: 0.97, reference: key },
});

/** Looks at photos without looking: the table of endings says what it thinks of them. */
export const simulatedIdentity = (parts: SimulatorParts, decisions: Decisions): PortOf<'identity'> => ({
  'identity.readDocuments': simulateOperation(parts, {
    operation: 'identity.readDocuments',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async (_question, situation) => {
      const unreadable = situation.outcome.documents === 'remakeOnce' && situation.attempt === 1;
      return unreadable ? { kind: 'refused', remake: true } : matched(situation);
    },
  }),
  'identity.liveness': simulateOperation(parts, {
    operation: 'identity.liveness',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async (question, situation) => {
      const { selfie } = situation.outcome;
      if (selfie === 'remakeOnce' && situation.attempt === 1) return { kind: 'refused', remake: true };
      if (selfie !== 'review') return matched(situation);
      const reference = await decisions.ask('identity.liveness', situation.proposal, situation.key, {
        name: question.person.name,
      });
      return { kind: 'review', reference };
    },
  }),
});
