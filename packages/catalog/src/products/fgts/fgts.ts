import { dateParts, isCalendarDate, type CalendarDate } from '@passo/domain';
import {
  anticipateFgts,
  anticipationTable,
  inForce,
  type Anticipation,
  type Calculated,
  type Quote,
  type RegulatedCode,
} from '@passo/finance';
import { centavos, needing, text } from '../../ports/facts.ts';
import type { LoanDetails } from '../../ports/loan.ts';
import { fgtsPaper } from './fgtsPaper.ts';
import type { LoanProduct, LoanQuestion } from '../product.ts';
import { fundKinds, linesOfFund, linesOfTold } from './lines.ts';
import { anticipationQuote } from './quote.ts';
import { sellable, sellTold, type Sold } from './told.ts';
import { toldWithdrawals } from './withdrawals.ts';

/** The fund's own minimum on a yearly withdrawal is R$ 100; less than that in all is no credit either. */
const MINIMUM_CENTAVOS = 5_000;
const MOST_YEARS = 10;

/**
 * The anniversary withdrawals of the FGTS, sold in advance: `installments` is how many, each falls due on the
 * day of the birth month by which the fund pays. How many may be sold, and for how much, is what the rules of the day say.
 */
export const fgts: LoanProduct = {
  label: 'Antecipação do saque-aniversário',
  regulation: 'fgts',
  minimumCentavos: MINIMUM_CENTAVOS,
  maximumCentavos: 250_000,
  terms: Array.from({ length: MOST_YEARS }, (_, at) => at + 1),
  usualRate: 0.0179,
  example: {
    ...{ requestedCentavos: 0, installments: 3 },
    details: { balanceCentavos: 1_000_000, birthDate: '1990-05-12', optedOn: '2020-01-15' },
  },
  needs: { ...needing(['dataNascimento']), identity: true },
  unit: 'withdrawal',
  calculators: ['fgts'],
  validDays: 2,
  // Caixa pays out of the fund: what it pays late is nothing that the customer owes more for.
  late: { fine: 0, monthlyInterest: 0 },
  termsFor: ({ paidOutOn, details }) => fgts.terms.filter((years) => years <= mostYears(paidOutOn, details)),
  detailsOf: (facts) => {
    const balanceCentavos = centavos(facts, 'saldoFgts');
    const optedOn = text(facts, 'dataOpcaoSaque');
    const withdrawals = toldWithdrawals(facts);
    return {
      birthDate: text(facts, 'dataNascimento'),
      ...(balanceCentavos > 0 && { balanceCentavos }),
      ...(withdrawals !== null && { withdrawals }),
      ...(optedOn !== '' && { optedOn }),
    };
  },
  quote: (question) => {
    const sold = soldOf(question);
    return sold.ok ? { ok: true, value: anticipationQuote(sold.value, question) } : sold;
  },
  maximumFor: (question) => {
    const installments = question.installments ?? mostYears(question.paidOutOn, question.details);
    const sold = soldOf({ ...question, installments, requestedCentavos: 0 });
    return sold.ok ? { ok: true, value: sold.value.releasedCentavos } : sold;
  },
  charges: [],
  lineKinds: fundKinds,
  linesOf: (question, quote) =>
    question.details?.withdrawals === undefined
      ? linesOfFund(anticipationOf(question), quote)
      : linesOfTold(soldOf(question)),
  wrongIn: wrongWithdrawals,
  paper: fgtsPaper,
  notes: [
    'Cada parcela sai do seu saldo do FGTS no mês do seu aniversário, e nada sai do seu salário. Se a Caixa não puder pagar uma ' +
      'delas, você continua devendo o valor dela.',
    'Enquanto houver parcela a pagar, uma parte do seu saldo do FGTS fica bloqueada, e ela pode ser maior do que o valor ' +
      'antecipado. Quanto é, você vê no aplicativo FGTS.',
    'Se você for demitido, recebe a multa de 40% e não saca o saldo do FGTS. Voltar ao saque-rescisão só depois da última parcela.',
  ],
};

/** How many may be sold, and how much of each, whoever lends on them. */
function wrongWithdrawals({ installments, schedule }: Quote, on: CalendarDate): readonly RegulatedCode[] {
  const rules = inForce(anticipationTable, on);
  if (!rules.ok) return ['rules.unknown'];
  const { maxYears, minPerYearCentavos: least, maxPerYearCentavos: most } = rules.value.value;
  const outside = schedule.some(({ installmentCentavos: withdrawal }) => withdrawal > most || withdrawal < least);
  return [
    ...(installments > maxYears ? (['term.aboveLimit'] as const) : []),
    ...(outside ? (['withdrawal.outsideLimits'] as const) : []),
  ];
}

/** By the rules in force on the day, and no more than were told; none on a day whose rules are not known. */
function mostYears(on: CalendarDate, { withdrawals }: LoanDetails = {}): number {
  const rules = inForce(anticipationTable, on);
  if (!rules.ok) return 0;
  return withdrawals === undefined ? rules.value.value.maxYears : sellable(withdrawals, on, rules.value.value).length;
}

/** What Caixa told goes before what the rules make of a balance. */
function soldOf(question: LoanQuestion): Calculated<Sold> {
  const withdrawals = question.details?.withdrawals;
  return withdrawals === undefined ? anticipationOf(question) : sellTold(withdrawals, question);
}

function anticipationOf({
  installments,
  monthlyRate,
  paidOutOn,
  details = {},
}: LoanQuestion): Calculated<Anticipation> {
  const { balanceCentavos = 0, birthDate = '', optedOn = '' } = details;
  return anticipateFgts({
    balanceCentavos,
    // 0 and an empty date are refused by the library, with its own words.
    birthMonth: isCalendarDate(birthDate) ? dateParts(birthDate).month : 0,
    optedOn: isCalendarDate(optedOn) ? optedOn : '0000-00-00',
    on: paidOutOn,
    years: installments,
    monthlyRate,
    dayBase: 365,
  });
}
