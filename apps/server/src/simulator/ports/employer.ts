import type { Approval, EmploymentQuestion, Registration } from '@passo/catalog';
import { automatic, byPerson } from '../answers.ts';
import type { Decisions } from '../decisions.ts';
import type { SimulatorParts } from '../provider.ts';
import type { Operation, PortOf } from '../../ports/port.ts';

type Waits = 'approve' | 'analyseProposal' | 'validateSimulation' | 'approveEmployee';
type Registers = 'createEmployee' | 'policy' | 'register';

const LATENCY_MS = 900;

const shown = ({ person, admittedOn, salaryCentavos, installmentCentavos, installments }: EmploymentQuestion) => ({
  name: person.name,
  admittedOn,
  salaryCentavos,
  ...(installments > 0 && { installmentCentavos, installments }),
});

/** A human-resources department that answers when somebody on the simulator's page does, and a register that answers by itself. */
export function simulatedEmployer(parts: SimulatorParts, decisions: Decisions): PortOf<'employer'> {
  const waits = (name: Waits): Operation<EmploymentQuestion, Approval> =>
    byPerson({ ...parts, decisions }, `employer.${name}`, { shown });
  const registers = (name: Registers): Operation<EmploymentQuestion, Registration> =>
    automatic(parts, `employer.${name}`, LATENCY_MS, ({ employerCnpj }, { key, outcome }) =>
      outcome.employer === 'refused'
        ? { kind: 'refused' }
        : { kind: 'done', value: { reference: `${employerCnpj}:${key}` } },
    );
  return {
    'employer.approve': waits('approve'),
    'employer.analyseProposal': waits('analyseProposal'),
    'employer.validateSimulation': waits('validateSimulation'),
    'employer.approveEmployee': waits('approveEmployee'),
    'employer.createEmployee': registers('createEmployee'),
    'employer.policy': registers('policy'),
    'employer.register': registers('register'),
  };
}
