import type { Decisions } from '../../simulator/decisions.ts';
import { simulateOperation, type SimulatorParts } from '../../simulator/provider.ts';
import type { PortOf } from '../port.ts';

const LATENCY_MS = 300;

/** A human-resources department that answers when somebody on the simulator's page does. */
export const simulatedEmployer = (parts: SimulatorParts, decisions: Decisions): PortOf<'employer'> => ({
  'employer.approve': simulateOperation(parts, {
    operation: 'employer.approve',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async (question, { proposal, key }) => {
      const { person, admittedOn, salaryCentavos, installmentCentavos, installments } = question;
      const shown = { name: person.name, admittedOn, salaryCentavos, installmentCentavos, installments };
      return { kind: 'waiting', reference: await decisions.ask('employer.approve', proposal, key, shown) };
    },
  }),
});
