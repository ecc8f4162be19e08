import { addDays, addMonths, daysBetween, type CalendarDate } from '@passo/domain';
import fc from 'fast-check';
import { cetOf } from '../cet/cet.ts';
import type { Quote, QuotedCharge, QuotedInstallment } from '../quote/terms.ts';
import type { RegulatedOffer, RegulatedPerson } from '../regulated/subject.ts';
import type { RegulatedProduct } from '../rules/regulation.ts';

/*
 * Lenders that are not us: the same loans in doubles, by any method, on any base, interest rounded half up or cut off, IOF
 * rounded once or row by row. None of it shares a line with what checks it.
 */

const rounds = { halfUp: Math.round, down: (value: number) => Math.floor(value + 1e-9) } as const;

interface Ways {
  readonly method: 'price' | 'byDays' | 'sac';
  readonly base: 360 | 365;
  readonly rounding: keyof typeof rounds;
}

interface Asked extends Ways {
  readonly product: RegulatedProduct;
  readonly principalCentavos: number;
  readonly installments: number;
  readonly monthlyRate: number;
  readonly paidOutOn: CalendarDate;
  readonly wait: number;
  readonly validDays: number;
  readonly feeCentavos: number;
  readonly insuranceCentavos: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Months of thirty days are a month; what is left of the first one counts days. */
function growths({ method, base, monthlyRate, paidOutOn, wait, installments }: Asked): readonly number[] {
  const dates = dueDates({ paidOutOn, wait, installments });
  const rate = 1 + monthlyRate;
  if (method === 'byDays')
    return dates.map((dueOn, at) => rate ** ((12 * daysBetween(dates[at - 1] ?? paidOutOn, dueOn)) / base));
  const [first = paidOutOn] = dates;
  const months = addMonths(paidOutOn, 1) <= first ? (addMonths(paidOutOn, 2) <= first ? 2 : 1) : 0;
  const odd = daysBetween(addMonths(paidOutOn, months), first);
  return dates.map((_, at) => (at === 0 ? rate ** (months + (12 * odd) / base) : rate));
}

const dueDates = ({ paidOutOn, wait, installments }: Pick<Asked, 'paidOutOn' | 'wait' | 'installments'>) =>
  Array.from({ length: installments }, (_, at) => addMonths(addDays(paidOutOn, wait), at));

/** Null where half a centavo decides more than the loan does, or the debt would grow: nobody honest offers that. */
function rowsOf(asked: Asked, perInstallment: number): readonly QuotedInstallment[] | null {
  const { principalCentavos, installments, paidOutOn, rounding, method } = asked;
  const grown = growths(asked);
  const dates = dueDates(asked);
  const round = rounds[rounding];
  let worth = 1;
  const level = Math.round(principalCentavos / sum(grown.map((one) => (worth /= one))));
  const part = Math.round(principalCentavos / installments);
  let balance = principalCentavos;
  const rows: QuotedInstallment[] = [];
  for (const [at, dueOn] of dates.entries()) {
    const interestCentavos = round(balance * ((grown[at] ?? 1) - 1));
    const isLast = at === installments - 1;
    const amortisationCentavos = isLast ? balance : method === 'sac' ? part : level - interestCentavos;
    if (amortisationCentavos < 1 || amortisationCentavos > balance) return null;
    balance -= amortisationCentavos;
    rows.push({
      ...{ number: at + 1, dueOn, days: daysBetween(dates[at - 1] ?? paidOutOn, dueOn), interestCentavos },
      ...{ amortisationCentavos, chargesCentavos: perInstallment, balanceCentavos: balance },
      installmentCentavos: interestCentavos + amortisationCentavos + perInstallment,
    });
  }
  return (rows.at(-1)?.amortisationCentavos ?? 0) > 2 * Math.max(level, part) + 500 ? null : rows;
}

/** Yearly withdrawals of a fund, each worth what it discounts to by days. */
function withdrawalsOf({
  principalCentavos,
  installments,
  paidOutOn,
  wait,
  ...asked
}: Asked): readonly QuotedInstallment[] {
  const round = rounds[asked.rounding];
  const dates = Array.from({ length: installments }, (_, at) => addMonths(addDays(paidOutOn, wait), 12 * at));
  const worths = dates.map((dueOn) => {
    const growth = (1 + asked.monthlyRate) ** ((12 * daysBetween(paidOutOn, dueOn)) / asked.base);
    return Math.max(1, round(principalCentavos / growth));
  });
  return dates.map((dueOn, at) => {
    const amortisationCentavos = worths[at] ?? 0;
    return {
      ...{ number: at + 1, dueOn, days: daysBetween(dates[at - 1] ?? paidOutOn, dueOn), amortisationCentavos },
      ...{ interestCentavos: principalCentavos - amortisationCentavos, chargesCentavos: 0 },
      ...{ balanceCentavos: sum(worths.slice(at + 1)), installmentCentavos: principalCentavos },
    };
  });
}

/** Equal parts of a letter of credit, each with what the group costs; the last one takes up what is left over. */
function groupRowsOf({ principalCentavos, installments, feeCentavos, ...asked }: Asked): readonly QuotedInstallment[] {
  const part = Math.floor(principalCentavos / installments);
  const dates = dueDates({ ...asked, installments });
  return dates.map((dueOn, at) => {
    const isLast = at === installments - 1;
    const amortisationCentavos = isLast ? principalCentavos - part * at : part;
    return {
      ...{ number: at + 1, dueOn, days: daysBetween(dates[at - 1] ?? asked.paidOutOn, dueOn), interestCentavos: 0 },
      ...{ amortisationCentavos, chargesCentavos: feeCentavos },
      ...{ balanceCentavos: isLast ? 0 : principalCentavos - part * (at + 1) },
      installmentCentavos: amortisationCentavos + feeCentavos,
    };
  });
}

function anyRowsOf(asked: Asked): readonly QuotedInstallment[] | null {
  if (asked.product === 'fgts') return withdrawalsOf(asked);
  return asked.product === 'consortium'
    ? groupRowsOf(asked)
    : rowsOf(asked, asked.product === 'housing' ? asked.insuranceCentavos : 0);
}

const NO_COST = { ok: true, value: { annual: 0, monthly: 0 } } as const;
const untaxed: readonly RegulatedProduct[] = ['housing', 'inssPortability', 'consortium'];

/** 0.0082 % a day up to a year, and 0.38 %. */
function iofOf(rows: readonly QuotedInstallment[], { paidOutOn, rounding, principalCentavos }: Asked): number {
  const daily = rows.map(
    ({ amortisationCentavos, dueOn }) => amortisationCentavos * 0.000082 * Math.min(365, daysBetween(paidOutOn, dueOn)),
  );
  const whole = rounding === 'down' ? sum(daily.map(Math.round)) : Math.round(sum(daily));
  return whole + Math.round(principalCentavos * 0.0038);
}

const told = (value: number, { rounding }: Ways): number =>
  rounding === 'down' ? Math.floor(value * 10_000 + 1e-6) / 10_000 : Number(value.toFixed(4));

/** An offer that says what it is, of any product. */
export function honestOffer(asked: Asked): RegulatedOffer | null {
  const { product, insuranceCentavos, feeCentavos, paidOutOn, installments } = asked;
  const [isHousing, isGroup] = [product === 'housing', product === 'consortium'];
  const rows = anyRowsOf(asked);
  if (rows === null) return null;
  const financedCentavos = sum(rows.map((row) => row.amortisationCentavos));
  const iofCentavos = untaxed.includes(product) ? 0 : iofOf(rows, { ...asked, principalCentavos: financedCentavos });
  const fee = product === 'consumer' ? feeCentavos : 0;
  const releasedCentavos = financedCentavos - iofCentavos - fee;
  const totalCentavos = sum(rows.map((row) => row.installmentCentavos));
  const payments = rows.map((row) => ({ days: daysBetween(paidOutOn, row.dueOn), centavos: row.installmentCentavos }));
  const cet = releasedCentavos < 1 ? null : isGroup ? NO_COST : cetOf(releasedCentavos, payments);
  if (cet?.ok !== true) return null;
  const charge = (name: string, centavos: number, when: QuotedCharge['when'], all: number): QuotedCharge => ({
    ...{ name, centavos, when, totalCentavos: all, share: told(all / financedCentavos, asked) },
  });
  const everyMonth = (name: string, centavos: number) =>
    charge(name, centavos, 'perInstallment', centavos * installments);
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return null;
  const quote: Quote = {
    ...{ requestedCentavos: releasedCentavos, releasedCentavos, financedCentavos, iofCentavos, totalCentavos },
    fees: [
      ...(fee === 0 ? [] : [charge('Tarifa de cadastro', fee, 'financed', fee)]),
      ...(isGroup ? [everyMonth('Taxa de administração', feeCentavos)] : []),
    ],
    insurances: isHousing ? [everyMonth('Seguro', insuranceCentavos)] : [],
    ...{ installments, installmentCentavos: first.installmentCentavos, schedule: rows },
    interestCentavos: sum(rows.map((row) => row.interestCentavos)),
    ...{ monthlyRate: asked.monthlyRate, annualRate: told((1 + asked.monthlyRate) ** 12 - 1, asked) },
    ...{ cetMonthly: told(cet.value.monthly, asked), cetAnnual: told(cet.value.annual, asked) },
    ...{ firstDueOn: first.dueOn, lastDueOn: last.dueOn, rulesOf: paidOutOn },
  };
  return {
    ...{ quote, validUntil: addDays(paidOutOn, asked.validDays), late: { fine: 0.02, monthlyInterest: 0.01 } },
    ...(isGroup && { interestFree: true }),
    ...(product === 'fgts' && { unit: 'withdrawal' }),
    ...(product === 'inssRefinancing' && { settledCentavos: Math.floor(releasedCentavos / 2) }),
  };
}

/** Who is offered it: of a portability somebody whose debt it just replaces, settled a centavo lower where that was cut off. */
export function honestPerson({ product, rounding, installments }: Asked, { quote }: RegulatedOffer): RegulatedPerson {
  if (product !== 'inssPortability') return { installments };
  const { lastDueOn, totalCentavos: openCentavos, releasedCentavos } = quote;
  const settlementCentavos = releasedCentavos - (rounding === 'down' ? 1 : 0);
  return { installments, replacedDebt: { lastDueOn, openCentavos, settlementCentavos } };
}

type Kind = readonly [product: RegulatedProduct, mostRate: number, mostInstallments: number, mostWait: number];
const kinds: readonly Kind[] = [
  ['inssLoan', 185, 96, 46],
  ['inssRefinancing', 185, 96, 46],
  ['inssPortability', 185, 96, 46],
  ['inssCard', 246, 84, 40],
  ['privatePayroll', 450, 48, 46],
  ['consumer', 1_200, 60, 40],
  ['housing', 110, 420, 31],
];

/** A month of a year of 360 days is told at less than the ceiling: on the days of a year as it is, it comes to no more. */
const mostOn360 = (mostRate: number): number => Math.floor(((1 + mostRate / 10_000) ** (360 / 365) - 1) * 10_000);

/** Rates of four decimals, as they are told. */
const askedOf = ([product, mostRate, mostInstallments, mostWait]: Kind): fc.Arbitrary<Asked> =>
  fc
    .record({
      product: fc.constant(product),
      principalCentavos: fc.oneof(
        fc.integer({ min: 30_000, max: 3_000_000 }),
        fc.integer({ min: 30_000, max: 10 ** 9 }),
      ),
      installments: fc.oneof(
        fc.integer({ min: 1, max: Math.min(24, mostInstallments) }),
        fc.integer({ min: 1, max: mostInstallments }),
      ),
      tenThousandths: fc.integer({ min: 10, max: mostRate }),
      paidOutOn: fc.integer({ min: 0, max: 900 }).map((days) => addDays('2025-05-01', days)),
      wait: fc.integer({ min: 5, max: mostWait }),
      validDays: fc.integer({ min: 2, max: 5 }),
      feeCentavos: fc.integer({ min: 0, max: 3_000 }),
      insuranceCentavos: fc.integer({ min: 1, max: 20_000 }),
      method: fc.constantFrom('price', 'byDays', 'sac'),
      base: fc.constantFrom(360, 365),
      rounding: fc.constantFrom('halfUp', 'down'),
    })
    .map(({ tenThousandths, ...asked }) => ({
      ...asked,
      monthlyRate: Math.min(tenThousandths, asked.base === 360 ? mostOn360(mostRate) : mostRate) / 10_000,
    }));

/** A fund sells a few years by days; a group lends nothing at interest. */
const withdrawals = askedOf(['fgts', 400, 5, 371]).map((asked) => ({
  ...asked,
  ...{ method: 'byDays' as const, principalCentavos: 10_000 + (asked.principalCentavos % 40_001) },
}));
const groups = askedOf(['consortium', 10, 200, 40]).map((asked) => ({
  ...asked,
  ...{ method: 'price' as const, monthlyRate: 0, principalCentavos: 500_000 + asked.principalCentavos },
}));

/** What honest lenders are asked for, of every product. */
export const askedOffers: fc.Arbitrary<Asked> = fc.oneof(...kinds.map(askedOf), withdrawals, groups);
