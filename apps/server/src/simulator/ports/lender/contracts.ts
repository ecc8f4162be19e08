import type { LoanAsked, LoanDetails, RunningDebt } from '@passo/catalog';
import { addDays, addMonths, dateOf, dateParts, type CalendarDate } from '@passo/domain';
import { quoteLoan } from '@passo/finance';

/* The contracts that people have in the simulated world: the same two for everybody, so many months old. */

interface Running {
  readonly id: string;
  readonly lender: string;
  readonly lenderCnpj: string;
  readonly monthsAgo: number;
  readonly installments: number;
  readonly monthlyRate: number;
  readonly centavos: number;
}

const horizonte = { lender: 'Banco Horizonte', lenderCnpj: '12ABC34501DE35' };
const campos = { lender: 'Banco Campos', lenderCnpj: '11222333000181' };

/** The benefit that their installments come from: the first one that everybody has. */
const BENEFIT = '1234567890';

const own: readonly Running[] = [
  {
    id: 'HZ-1001',
    ...horizonte,
    monthsAgo: 18,
    installments: 84,
    monthlyRate: 0.0184,
    centavos: 1_400_000,
  },
  { id: 'HZ-1002', ...horizonte, monthsAgo: 8, installments: 48, monthlyRate: 0.0205, centavos: 600_000 },
];
const elsewhere: readonly Running[] = [
  { id: 'CP-20431', ...campos, monthsAgo: 14, installments: 72, monthlyRate: 0.0229, centavos: 1_200_000 },
  { id: 'CP-30877', ...campos, monthsAgo: 30, installments: 84, monthlyRate: 0.0214, centavos: 900_000 },
];

const booksOf: Readonly<Record<string, readonly Running[]>> = { refinancing: own, portability: elsewhere };

/** A CPF whose digits end so has no contract (see the table of endings). */
const WITHOUT = '13';

/** What this person still owes that the product could settle. Contracts are consigned to a benefit. */
export function contractsOf(product: string, cpf: string, on: CalendarDate): readonly RunningDebt[] {
  if (cpf.endsWith(WITHOUT)) return [];
  return (booksOf[product] ?? []).flatMap((running) => debtOf(running, on) ?? []);
}

function debtOf({ id, lender, lenderCnpj, monthsAgo, installments, monthlyRate, centavos }: Running, on: CalendarDate) {
  const paidOutOn = addMonths(on, -monthsAgo);
  const quote = quoteOf(centavos, installments, monthlyRate, paidOutOn);
  if (quote === undefined) return undefined;
  const open = quote.schedule.filter(({ dueOn }) => dueOn > on);
  return {
    ...{ id, lender, lenderCnpj, benefit: BENEFIT, product: 'inss', paidOutOn, monthlyRate, installments },
    installmentCentavos: quote.installmentCentavos,
    open: open.map(({ dueOn, interestCentavos, amortisationCentavos }) => ({
      ...{ dueOn, interestCentavos, amortisationCentavos },
    })),
  } satisfies RunningDebt;
}

/** Old contracts are as they were made, under whatever rules were then: the first of the benefits' days a month on. */
function quoteOf(requestedCentavos: number, installments: number, monthlyRate: number, paidOutOn: CalendarDate) {
  const firstDueOn = firstDueDay(paidOutOn, 7, 30);
  const way = { dayBase: 365, method: 'byDays', fees: [], insurances: [], iof: 'financed' } as const;
  const old = { ...way, unpaidInterest: 'carried' } as const;
  const quoted = quoteLoan({ requestedCentavos, installments, monthlyRate, paidOutOn, firstDueOn, ...old });
  return quoted.ok ? quoted.value : undefined;
}

/** The first such day of a month that leaves `days` after the payment. */
function firstDueDay(paidOutOn: CalendarDate, dueDay: number, days: number): CalendarDate {
  const earliest = addDays(paidOutOn, days);
  const { year, month } = dateParts(earliest);
  const inMonth = dateOf(year, month, dueDay) ?? earliest;
  return inMonth >= earliest ? inMonth : addMonths(inMonth, 1);
}

const BALANCE_CENTAVOS = 840_000;
const OPTED_ON = '2025-01-15';

/** What the customer's own answers leave open, from the lender's books. */
export function knownDetails({ product, cpf = '', details = {} }: LoanAsked, on: CalendarDate): LoanDetails {
  const debts = contractsOf(product, cpf, on);
  const debt = debts.find(({ id }) => id === details.contract);
  const fund = { balanceCentavos: BALANCE_CENTAVOS, optedOn: OPTED_ON };
  return { ...fund, ...details, ...(debt !== undefined && { debt }) };
}
