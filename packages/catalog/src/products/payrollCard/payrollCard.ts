import { chosenBenefit } from '../../particulars/benefit.ts';
import { needing } from '../../ports/facts.ts';
import { benefitOf, ceilingOf, firstBenefitDay, marginIn, type KeptBenefit } from '../benefit.ts';
import { deductedIsPaid, deductionStops } from '../clauses.ts';
import { payrollShare } from '../income.ts';
import { lineNamed } from '../lineKind.ts';
import { defineLoan, usualTerms } from '../parts.ts';
import { cardClauses } from './cardClauses.ts';
import { cardLimit, mostDrawn } from './limit.ts';

const limitLine = lineNamed('limite', 'Limite do cartão');

/** What of a benefit is free for the card: its reserved margin (RMC). */
const cardMargin = (benefit: KeptBenefit): number => marginIn(benefit, benefit.cardMarginCentavos, 'card');

/**
 * Money out of a credit card that an INSS benefit pays (IN PRES/INSS 138/2022, art. 15): drawn once, paid back in so many equal
 * installments.
 */
export const payrollCard = defineLoan({
  label: 'Saque do cartão consignado',
  regulation: 'inssCard',
  minimumCentavos: 20_000,
  maximumCentavos: 1_500_000,
  terms: [12, 24, 36, 48, 60, 72, 84],
  usualRate: 0.0239,
  example: { requestedCentavos: 150_000, installments: 36 },
  needs: { ...needing(['beneficio'], ['beneficios']), identity: true },
  needsMargin: true,
  highestRate: ceilingOf('inssCard'),
  marginIn: cardMargin,
  marginOf: (facts) => cardMargin(benefitOf(facts) ?? {}),
  detailsOf: (facts) => {
    const benefit = benefitOf(facts);
    return benefit === undefined ? {} : { limitCentavos: cardLimit(benefit, cardMargin(benefit)) };
  },
  ceilingOf: ({ details }) => mostDrawn(details),
  charges: [],
  termsOf: (question) => ({
    ...usualTerms(question),
    firstDueOn: firstBenefitDay(question.paidOutOn),
    method: 'byDays',
  }),
  lineKinds: [limitLine],
  linesOf: ({ details: { limitCentavos } = {} }) => (limitCentavos === undefined ? [] : [limitLine.of(limitCentavos)]),
  bears: payrollShare('inss', 'cardCentavos'),
  billed: true,
  paper: {
    unpaid: deductedIsPaid,
    stops: `${deductionStops} O cartão é cancelado junto.`,
    clauses: cardClauses,
  },
  particulars: chosenBenefit,
  notes: [
    'É um cartão de crédito, e não um empréstimo: o saque usa o limite do cartão, e os juros são maiores que os do empréstimo consignado.',
    'Todo mês sai do seu benefício só a parcela do saque, dentro dos 5% reservados para o cartão, até a última.',
  ],
});
