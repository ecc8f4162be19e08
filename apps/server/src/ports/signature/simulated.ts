import type { Decisions } from '../../simulator/decisions.ts';
import { simulateOperation, type SimulatorParts } from '../../simulator/provider.ts';
import type { PortOf } from '../port.ts';

const LATENCY_MS = 700;

/** Opens an envelope and waits for the signer, who signs on a page of the simulator. */
export const simulatedSignature = (parts: SimulatorParts, decisions: Decisions): PortOf<'signature'> => ({
  'signature.collect': simulateOperation(parts, {
    operation: 'signature.collect',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async ({ person, document, documentHash }, { proposal, key }) => {
      const question = { name: person.name, document, documentHash };
      const reference = await decisions.ask('signature.collect', proposal, key, question);
      return { kind: 'waiting', reference, shown: { link: `/simulador/assinatura/${reference}` } };
    },
  }),
});
