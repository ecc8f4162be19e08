import { createHash } from 'node:crypto';
import { automatic } from '../answers.ts';
import { simulateOperation, type SimulatorParts } from '../provider.ts';
import type { Outcome } from '../outcomes.ts';
import type { PortOf } from '../../ports/port.ts';

const LATENCY_MS = 800;
const MARGIN_SHARE = 0.35;

/** Where everybody works in the simulated world who works at all. */
const employment = {
  ...{ employerCnpj: '11222333000181', employerName: 'Padaria Boa Massa Ltda', admittedOn: '2020-03-02' },
  ...{ salaryCentavos: 350_000, deductionsCentavos: 50_000 },
};

const protocol = (prefix: string, key: string): string =>
  `${prefix}-${createHash('sha256').update(key).digest('hex').slice(0, 10).toUpperCase()}`;

/** Where the payroll has little room: the largest installment that fits. */
const SMALL_MARGIN_CENTAVOS = 25_000;

/** Whether the payroll has room for an installment, in this world; null where it has. */
function noRoom({ installmentCentavos }: { readonly installmentCentavos: number }, { margin }: Outcome) {
  if (margin === 'refused') return { kind: 'refused' } as const;
  if (margin !== 'small' || installmentCentavos <= SMALL_MARGIN_CENTAVOS) return null;
  return { kind: 'refused', inconsistency: 'margin', limitCentavos: SMALL_MARGIN_CENTAVOS } as const;
}

export const simulatedPayrollMargin = (parts: SimulatorParts): PortOf<'payrollMargin'> => ({
  'payrollMargin.reserve': simulateOperation(parts, {
    operation: 'payrollMargin.reserve',
    latencyMs: LATENCY_MS,
    cpfOf: ({ person }) => person.cpf,
    answer: async (question, { outcome, key }) =>
      noRoom(question, outcome) ?? { kind: 'done', value: { reservation: protocol('RSV', key) } },
  }),
  'payrollMargin.consult': automatic(parts, 'payrollMargin.consult', LATENCY_MS, ({ salaryCentavos }, { outcome }) =>
    outcome.margin === 'refused'
      ? { kind: 'refused' }
      : { kind: 'done', value: { marginCentavos: Math.floor(salaryCentavos * MARGIN_SHARE) } },
  ),
  'payrollMargin.employment': automatic(parts, 'payrollMargin.employment', LATENCY_MS, (_question, { outcome }) => ({
    kind: 'done',
    value: { employment: outcome.employment === 'unknown' ? null : employment },
  })),
  'payrollMargin.endorse': automatic(
    parts,
    'payrollMargin.endorse',
    LATENCY_MS,
    (question, { outcome, key }) =>
      noRoom(question, outcome) ?? { kind: 'done', value: { endorsement: protocol('AVB', key) } },
  ),
  'payrollMargin.confirm': simulateOperation(parts, {
    operation: 'payrollMargin.confirm',
    latencyMs: LATENCY_MS,
    cpfOf: ({ cpf }) => cpf,
    answer: async (question, { key }) =>
      question.reservation === ''
        ? { kind: 'refused' }
        : { kind: 'done', value: { endorsement: protocol('AVB', key) } },
  }),
});
