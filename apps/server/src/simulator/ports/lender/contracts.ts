import { loanProduct, type LoanDetails, type RunningDebt, type SimulationQuestion } from '@passo/catalog';
import { addMonths, type CalendarDate } from '@passo/domain';

/* The contracts that people have in the simulated world: the same two for everybody, so many months old. */

interface Running {
  readonly id: string;
  readonly lender: string;
  readonly monthsAgo: number;
  readonly installments: number;
  readonly monthlyRate: number;
  readonly centavos: number;
}

const own: readonly Running[] = [
  {
    id: 'HZ-1001',
    lender: 'Banco Horizonte',
    monthsAgo: 18,
    installments: 84,
    monthlyRate: 0.0184,
    centavos: 1_400_000,
  },
  { id: 'HZ-1002', lender: 'Banco Horizonte', monthsAgo: 8, installments: 48, monthlyRate: 0.0205, centavos: 600_000 },
];
const elsewhere: readonly Running[] = [
  { id: 'CP-20431', lender: 'Banco Campos', monthsAgo: 14, installments: 72, monthlyRate: 0.0229, centavos: 1_200_000 },
  { id: 'CP-30877', lender: 'Banco Campos', monthsAgo: 30, installments: 84, monthlyRate: 0.0214, centavos: 900_000 },
];

const booksOf: Readonly<Record<string, readonly Running[]>> = { refinancing: own, portability: elsewhere };

/** A CPF whose digits end so has no contract (see the table of endings). */
const WITHOUT = '13';

/** What this person still owes that the product could settle. Contracts are consigned to a benefit. */
export function contractsOf(product: string, cpf: string, on: CalendarDate): readonly RunningDebt[] {
  if (cpf.endsWith(WITHOUT)) return [];
  return (booksOf[product] ?? []).flatMap((running) => debtOf(running, on) ?? []);
}

function debtOf({ id, lender, monthsAgo, installments, monthlyRate, centavos }: Running, on: CalendarDate) {
  const paidOutOn = addMonths(on, -monthsAgo);
  const quote = quoteOf(centavos, installments, monthlyRate, paidOutOn);
  if (quote === undefined) return undefined;
  const open = quote.schedule.filter(({ dueOn }) => dueOn > on);
  return {
    ...{ id, lender, product: 'inss', paidOutOn, monthlyRate, installments },
    installmentCentavos: quote.installmentCentavos,
    open: open.map(({ dueOn, interestCentavos, amortisationCentavos }) => ({
      ...{ dueOn, interestCentavos, amortisationCentavos },
    })),
  } satisfies RunningDebt;
}

function quoteOf(requestedCentavos: number, installments: number, monthlyRate: number, paidOutOn: CalendarDate) {
  const quoted = loanProduct('inss')?.quote({ requestedCentavos, installments, monthlyRate, paidOutOn });
  return quoted?.ok === true ? quoted.value : undefined;
}

const BALANCE_CENTAVOS = 840_000;
const OPTED_ON = '2025-01-15';

/** What the customer's own answers leave open, from the lender's books. */
export function knownDetails({ product, cpf = '', details = {} }: SimulationQuestion, on: CalendarDate): LoanDetails {
  const debts = contractsOf(product, cpf, on);
  const debt = debts.find(({ id }) => id === details.contract);
  const fund = { balanceCentavos: BALANCE_CENTAVOS, optedOn: OPTED_ON };
  return { ...fund, ...details, ...(debt !== undefined && { debt }) };
}
