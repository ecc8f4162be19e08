import { addMonths, type CalendarDate } from '@passo/domain';
import type { RunningDebt } from '../ports/lender.ts';

const FIRST: CalendarDate = '2026-12-07';

/** A contract with another bank of which so many installments of R$ 400,00 are left, due on the 7th, the next one in December. */
export const exampleDebt = (left = 48): RunningDebt => ({
  ...{ id: 'A-1', lender: 'Banco Campos', lenderCnpj: '11222333000181', benefit: '1234567890', product: 'inss' },
  ...{ paidOutOn: '2025-09-20', monthlyRate: 0.0229, installments: Math.max(60, left), installmentCentavos: 40_000 },
  open: Array.from({ length: left }, (_, at) => ({
    dueOn: addMonths(FIRST, at),
    ...{ interestCentavos: 15_000, amortisationCentavos: 25_000 },
  })),
});
