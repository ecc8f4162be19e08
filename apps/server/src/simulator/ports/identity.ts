import type { Answer } from '@passo/engine';
import type { IdentityVerdict, LivenessQuestion, SessionQuestion } from '@passo/catalog';
import { automatic, byPerson, putToPerson } from '../answers.ts';
import type { Decisions } from '../decisions.ts';
import { simulateOperation, type Situation, type SimulatorParts } from '../provider.ts';
import type { Operation, PortOf } from '../../ports/port.ts';

const LATENCY_MS = 1_000;

const matched = ({ key }: Situation): Answer<IdentityVerdict> => ({
  kind: 'done',
  value: { similarity: 0.97, reference: key },
});

const otherFace = { kind: 'refused', inconsistency: 'face' } as const;

/** What an approval by a person answers. */
const approved = (): IdentityVerdict => ({ similarity: 0.97, reference: 'conferencia-simulada' });

/** Looks at photos without looking: the table of endings says what it thinks of them. */
export function simulatedIdentity(parts: SimulatorParts, decisions: Decisions): PortOf<'identity'> {
  const session = (name: 'verify' | 'facial'): Operation<SessionQuestion, IdentityVerdict> =>
    byPerson({ ...parts, decisions }, `identity.${name}`, {
      shown: ({ person }) => ({ name: person.name }),
      result: approved,
      link: (reference) => `/simulador/identidade/${reference}`,
    });
  return {
    'identity.readDocuments': automatic(parts, 'identity.readDocuments', LATENCY_MS, (_question, situation) => {
      const unreadable = situation.outcome.documents === 'remakeOnce' && situation.attempt === 1;
      return unreadable ? { kind: 'refused', remake: true } : matched(situation);
    }),
    'identity.faceMatch': automatic(parts, 'identity.faceMatch', LATENCY_MS, (_question, situation) =>
      situation.outcome.selfie === 'otherFace' ? otherFace : matched(situation),
    ),
    'identity.liveness': selfie(parts, decisions, 'identity.liveness'),
    'identity.livenessFaceMatch': selfie(parts, decisions, 'identity.livenessFaceMatch'),
    'identity.verify': session('verify'),
    'identity.facial': session('facial'),
  };
}

const selfie = (
  parts: SimulatorParts,
  decisions: Decisions,
  operation: 'identity.liveness' | 'identity.livenessFaceMatch',
): Operation<LivenessQuestion, IdentityVerdict> =>
  simulateOperation(parts, {
    operation,
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async (question, situation) => {
      const { selfie } = situation.outcome;
      if (selfie === 'otherFace') return otherFace;
      if (selfie === 'remakeOnce' && situation.attempt === 1) return { kind: 'refused', remake: true };
      if (selfie !== 'review') return matched(situation);
      const shown = () => ({ name: question.person.name });
      return putToPerson(decisions, operation, { shown, result: approved, review: true }, question, situation);
    },
  });
