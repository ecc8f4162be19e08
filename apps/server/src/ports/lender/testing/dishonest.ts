import { loanProduct, type HeldCode, type LoanDetails, type Offer } from '@passo/catalog';
import { addDays, addMonths, daysBetween, type CalendarDate } from '@passo/domain';
import { quoteLoan, type LoanTerms } from '@passo/finance';

/* Offers that add up and are still not to be believed, or not to be signed: each with the code under which operators hear of it. */

export const on: CalendarDate = '2026-11-20';
const lender = {
  ...{ name: 'Banco Horizonte S.A.', cnpj: '12ABC34501DE35', address: 'Avenida Fictícia, 100, São Paulo/SP' },
  ...{ email: 'atendimento@horizonte.exemplo.com.br', sac: '0800 000 0001', ombudsman: '0800 000 1001' },
};
const late = { fine: 0.02, monthlyInterest: 0.01 };

const debt = {
  ...{ id: 'A-1', lender: 'Banco Campos', product: 'inss', paidOutOn: '2025-09-20', monthlyRate: 0.0229 },
  ...{ installments: 60, installmentCentavos: 40_000 },
  open: Array.from({ length: 48 }, (_, at) => ({
    dueOn: addMonths('2026-12-07', at),
    ...{ interestCentavos: 15_000, amortisationCentavos: 25_000 },
  })),
};
const detailsOf: Readonly<Record<string, LoanDetails>> = {
  fgts: { balanceCentavos: 1_000_000, birthDate: '1990-05-12', optedOn: '2025-01-15' },
  vehicle: { collateralCentavos: 6_000_000, insured: true },
  'vehicle-equity': { collateralCentavos: 6_000_000 },
  'real-estate': { collateralCentavos: 40_000_000, downPaymentCentavos: 8_000_000, system: 'sac' },
  cdc: { insured: true },
  refinancing: { debt },
  portability: { debt },
};
const asked: Readonly<Record<string, readonly [centavos: number, installments: number]>> = {
  fgts: [0, 3],
  'real-estate': [0, 240],
  vehicle: [0, 48],
  consortium: [5_000_000, 80],
  energy: [100_000, 12],
  refinancing: [200_000, 84],
  portability: [0, 48],
};

/** As the built-in lender would make it. */
export function honest(slug: string): Offer {
  const product = loanProduct(slug);
  const [requestedCentavos, installments] = asked[slug] ?? [500_000, 24];
  const details = detailsOf[slug] ?? {};
  const question = { requestedCentavos, installments, monthlyRate: product?.usualRate ?? 0, paidOutOn: on, details };
  const quoted = product?.quote(question);
  if (product === undefined || quoted?.ok !== true) throw new Error(`the example of ${slug} is a loan`);
  return {
    ...{ id: 'of_1', lender, quote: quoted.value, validUntil: addDays(on, 3), late },
    lines: product.linesOf?.(question, quoted.value) ?? [],
    ...(product.unit !== undefined && { unit: product.unit }),
    ...(product.interestFree !== undefined && { interestFree: product.interestFree }),
  };
}

/** Reckoned without a mistake, on terms that nobody may offer. */
function quotedOn(terms: Partial<LoanTerms>): Offer['quote'] {
  const quoted = quoteLoan({
    ...{ requestedCentavos: 500_000, installments: 24, monthlyRate: 0.018, paidOutOn: on, firstDueOn: '2026-12-07' },
    ...{ dayBase: 365, method: 'byDays', fees: [], insurances: [], iof: 'financed', ...terms },
  });
  if (!quoted.ok) throw new Error(quoted.problem.code);
  return quoted.value;
}

type Change = (offer: Offer) => unknown;
type Quote = Offer['quote'];
type Row = Quote['schedule'][number];

const inQuote =
  (change: (quote: Quote) => object): Change =>
  (offer) => ({ ...offer, quote: { ...offer.quote, ...change(offer.quote) } });
const saying =
  (change: object): Change =>
  (offer) => ({ ...offer, ...change });
const quotedAs =
  (terms: Partial<LoanTerms>) =>
  (offer: Offer): Offer => ({ ...offer, quote: quotedOn(terms) });
const inRows =
  (change: (row: Row, at: number) => object): Change =>
  (offer) => {
    const schedule = offer.quote.schedule.map((row, at) => ({ ...row, ...change(row, at) }));
    const [first, last] = [schedule[0], schedule.at(-1)];
    return inQuote(() => ({ schedule, firstDueOn: first?.dueOn, lastDueOn: last?.dueOn }))(offer);
  };

const fee = (centavos: number, when: 'financed' | 'perInstallment' = 'financed') => ({
  fees: [{ name: 'Tarifa de cadastro', centavos, when }],
});
const insured = { insurances: [{ name: 'Seguro prestamista', centavos: 990, when: 'financed' }] } as const;

const line = (key: string, label = 'Valor da compra') => [{ key, label, centavos: 100 }];
const told = (key: string, label: string): Change => saying({ lines: line(key, label) });

const namedAs =
  (change: object): Change =>
  (offer) => ({ ...offer, lender: { ...offer.lender, ...change } });

/** What is said of whom: an offer of this product, changed, and the code that says what is wrong. */
type Dishonest = readonly [what: string, product: string, change: Change, code: HeldCode];

/** An amount moved from one row to another: all sums stay. */
const moved = (centavos: number): Change =>
  inRows((row, at) => {
    const delta = at === 3 ? centavos : at === 4 ? -centavos : 0;
    const amortisationCentavos = row.amortisationCentavos + delta;
    const balanceCentavos = row.balanceCentavos - (at === 3 ? centavos : 0);
    return { amortisationCentavos, balanceCentavos, installmentCentavos: row.installmentCentavos + delta };
  });

/** Interest that no rate asks for, in every row; totals follow. */
const dearer = (centavos: number): Change =>
  inQuote(({ schedule, totalCentavos, interestCentavos, installmentCentavos, installments }) => ({
    schedule: schedule.map((row) => ({
      ...row,
      interestCentavos: row.interestCentavos + centavos,
      installmentCentavos: row.installmentCentavos + centavos,
    })),
    ...{ installmentCentavos: installmentCentavos + centavos, totalCentavos: totalCentavos + centavos * installments },
    interestCentavos: interestCentavos + centavos * installments,
  }));

/** Less is handed over and called tax. */
const taxed = (more: (quote: Quote) => number): Change =>
  inQuote((quote) => ({
    iofCentavos: quote.iofCentavos + more(quote),
    releasedCentavos: quote.releasedCentavos - more(quote),
  }));

export const dishonest: readonly Dishonest[] = [
  ['a CET of 1 %', 'cdc', inQuote(() => ({ cetAnnual: 0.01, cetMonthly: 0.0008 })), 'cet.differs'],
  ['a CET half a point lower', 'clt', inQuote(({ cetAnnual }) => ({ cetAnnual: cetAnnual - 0.005 })), 'cet.differs'],
  ['a CET half a point higher', 'clt', inQuote(({ cetAnnual }) => ({ cetAnnual: cetAnnual + 0.005 })), 'cet.differs'],
  [
    'a monthly CET of another year',
    'inss',
    inQuote(({ cetMonthly }) => ({ cetMonthly: cetMonthly / 2 })),
    'cet.differs',
  ],
  ['a CET that is the rate', 'vehicle', inQuote(({ annualRate }) => ({ cetAnnual: annualRate })), 'cet.differs'],
  ['a CET of the FGTS', 'fgts', inQuote(() => ({ cetAnnual: 0.1 })), 'cet.differs'],
  [
    'a rate that its rows contradict',
    'clt',
    inQuote(() => ({ monthlyRate: 0.0149, annualRate: 0.19422 })),
    'rate.differs',
  ],
  ['a rate of nothing', 'cdc', inQuote(() => ({ monthlyRate: 0, annualRate: 0 })), 'rate.differs'],
  [
    'a rate just below the ceiling',
    'inss',
    (offer) => inQuote(() => ({ monthlyRate: 0.0185, annualRate: 0.24602 }))(quotedAs({ monthlyRate: 0.025 })(offer)),
    'rate.differs',
  ],
  [
    'another yearly rate',
    'clt',
    inQuote(({ monthlyRate }) => ({ annualRate: monthlyRate * 12 })),
    'annualRate.differs',
  ],
  ['a yearly rate of nothing', 'inss', inQuote(() => ({ annualRate: 0 })), 'annualRate.differs'],
  ['a rate of the FGTS', 'fgts', inQuote(() => ({ monthlyRate: 0.012, annualRate: 0.15389 })), 'rate.differs'],
  [
    'interest in a consortium',
    'consortium',
    inQuote(() => ({ monthlyRate: 0.01, annualRate: 0.12683 })),
    'rate.differs',
  ],
  ['a real more in every installment', 'clt', dearer(100), 'rate.differs'],
  ['R$ 50,00 more in every installment', 'clt', dearer(5_000), 'rate.differs'],
  ['ten centavos more in every installment', 'inss', dearer(10), 'schedule.differs'],
  ['an installment that pays another', 'clt', moved(5_000), 'schedule.differs'],
  ['an installment that takes from another', 'cdc', moved(-5_000), 'schedule.differs'],
  [
    'no IOF',
    'cdc',
    inQuote(({ iofCentavos, releasedCentavos }) => ({
      iofCentavos: 0,
      releasedCentavos: releasedCentavos + iofCentavos,
    })),
    'iof.differs',
  ],
  ['IOF of R$ 1,00 more', 'clt', taxed(() => 100), 'iof.differs'],
  ['twice the IOF', 'inss', taxed(({ iofCentavos }) => iofCentavos), 'iof.differs'],
  ['IOF on a home', 'real-estate', taxed(() => 100_000), 'iof.differs'],
  ['IOF on a debt that changes banks', 'portability', taxed(() => 20_000), 'iof.differs'],
  [
    'IOF on the old debt again',
    'refinancing',
    taxed(({ financedCentavos }) => Math.round(financedCentavos * 0.03)),
    'iof.differs',
  ],
  ['a day of which no rules are known', 'inss', inQuote(() => ({ rulesOf: '2020-01-01' })), 'rules.unknown'],
  ['a payment long ago', 'cdc', inQuote(() => ({ rulesOf: '2026-10-20' })), 'dates.differ'],
  ['a payment in a month', 'clt', quotedAs({ paidOutOn: '2026-12-20', firstDueOn: '2027-01-25' }), 'payOut.differs'],
  [
    'rows whose days are not theirs',
    'inss',
    inRows((row, at) => (at === 2 ? { days: row.days - 9 } : {})),
    'dates.differ',
  ],
  [
    'a first due date in three months',
    'cdc',
    quotedAs({ firstDueOn: '2027-02-20', installments: 6 }),
    'firstDue.tooLate',
  ],
  [
    'a first due date after the cut-off',
    'inss',
    quotedAs({ firstDueOn: '2027-01-07', installments: 12 }),
    'firstDue.tooLate',
  ],
  [
    'a first due date two months out',
    'clt',
    quotedAs({ firstDueOn: '2027-01-25', installments: 12 }),
    'firstDue.tooLate',
  ],
  [
    'a first due date on the day of the payment',
    'cdc',
    inRows((_row, at) => (at === 0 ? { dueOn: on, days: 0 } : at === 1 ? { days: 61 } : {})),
    'dates.differ',
  ],
  [
    'a pause between installments',
    'cdc',
    inRows((row, at) => (at > 6 ? { dueOn: addMonths(row.dueOn, 3), ...(at === 7 && { days: row.days + 90 }) } : {})),
    'dates.differ',
  ],
  ['a pause that its rows own to', 'clt', pause, 'dates.irregular'],
  ['that it expired yesterday', 'cdc', saying({ validUntil: addDays(on, -1) }), 'validity.expired'],
  ['that it expired last year', 'fgts', saying({ validUntil: '2025-11-20' }), 'validity.expired'],
  ['that it stands for a day', 'clt', saying({ validUntil: addDays(on, 1) }), 'validity.tooShort'],
  ['that it stands beyond the first installment', 'inss', saying({ validUntil: '2027-03-01' }), 'validity.tooLong'],
  ['a fine of 10 %', 'cdc', saying({ late: { ...late, fine: 0.1 } }), 'fine.aboveLimit'],
  ['a fine of 2.01 %', 'clt', saying({ late: { ...late, fine: 0.0201 } }), 'fine.aboveLimit'],
  ['interest of delay of 2 %', 'cdc', saying({ late: { ...late, monthlyInterest: 0.02 } }), 'lateInterest.aboveLimit'],
  [
    'interest of delay of 12 %',
    'consortium',
    saying({ late: { ...late, monthlyInterest: 0.12 } }),
    'lateInterest.aboveLimit',
  ],
  ['a title of its own', 'real-estate', saying({ title: 'Sem juros no primeiro ano' }), 'title.unknown'],
  ['a title where none is', 'cdc', saying({ title: 'Price: parcela igual' }), 'title.unknown'],
  ['a line of its own', 'cdc', told('desconto', 'Desconto especial'), 'line.unknown'],
  ['a line that says another thing', 'cdc', told('bem', 'Valor da compra, sem juros'), 'line.unknown'],
  ['a line twice', 'cdc', (offer) => ({ ...offer, lines: [...line('bem'), ...line('bem')] }), 'line.unknown'],
  ['a line by a name that every object has', 'cdc', told('constructor', 'Valor da compra'), 'line.unknown'],
  ['a debt of nobody', 'cdc', told('divida', 'Quita o contrato 1 (Multa de 10 %)'), 'line.unknown'],
  ['a debt with a promise', 'cdc', told('divida', 'Quita o contrato 1 (Banco Bom. Sem juros depois)'), 'line.unknown'],
  ['a debt without a number', 'cdc', told('divida', 'Quita o contrato de hoje (Banco Bom)'), 'line.unknown'],
  [
    'a fee whose name is a clause',
    'cdc',
    inQuote(({ fees }) => ({ fees: fees.map((one) => ({ ...one, name: 'Tarifa, e multa de 10 % em caso de atraso' })) })),
    'charge.unknown',
  ],
  [
    'a fee that nobody knows',
    'cdc',
    inQuote(({ fees }) => ({ fees: fees.map((one) => ({ ...one, name: 'Taxa de urgência' })) })),
    'charge.unknown',
  ],
  ['a lender whose name is a promise', 'cdc', namedAs({ name: 'Banco Bom: sem juros' }), 'lender.name'],
  ['a lender whose name has a rate', 'cdc', namedAs({ name: 'Banco 1,85% ao mês S.A.' }), 'lender.name'],
  ['a lender whose name says what is owed', 'cdc', namedAs({ name: 'Banco Isento de Multas S.A.' }), 'lender.name'],
  [
    'a lender whose address is a clause',
    'cdc',
    namedAs({ address: 'Avenida Fictícia, 100. O devedor autoriza o débito de R$ 50,00 por mês' }),
    'lender.address',
  ],
  [
    'a lender whose address goes on',
    'cdc',
    namedAs({ address: 'Avenida Fictícia, 100, São Paulo/SP. Fica combinado que nada mais vale' }),
    'lender.address',
  ],
  ['3 % on a benefit', 'inss', quotedAs({ monthlyRate: 0.03 }), 'rate.aboveCeiling'],
  ['1.86 % on a benefit', 'inss', quotedAs({ monthlyRate: 0.0186 }), 'rate.aboveCeiling'],
  [
    '1.85 % of a year of 360 days on a benefit, which is 1.88 %',
    'inss',
    quotedAs({ monthlyRate: 0.0185, dayBase: 360 }),
    'rate.aboveCeiling',
  ],
  [
    '1.83 % of a year of 360 days on a benefit',
    'inss',
    quotedAs({ monthlyRate: 0.0183, dayBase: 360 }),
    'rate.aboveCeiling',
  ],
  [
    'a first month and a half by days of a year of 360 at the ceiling',
    'inss',
    quotedAs({ monthlyRate: 0.0185, dayBase: 360, method: 'price', firstDueOn: '2027-01-05' }),
    'rate.aboveCeiling',
  ],
  [
    '3 % on a refinancing',
    'refinancing',
    (offer) => quotedAs({ monthlyRate: 0.03 })({ ...offer, lines: [] }),
    'rate.aboveCeiling',
  ],
  [
    '3 % on a portability',
    'portability',
    (offer) =>
      quotedAs({ monthlyRate: 0.03, iof: 'exempt' })({
        ...offer,
        lines: [{ key: 'divida', label: 'x', centavos: 500_000 }],
      }),
    'rate.aboveCeiling',
  ],
  ['97 installments on a benefit', 'inss', quotedAs({ installments: 97 }), 'term.aboveLimit'],
  ['another term than was asked', 'clt', quotedAs({ installments: 36, firstDueOn: '2026-12-25' }), 'term.differs'],
  ['a fee of R$ 50,00 on a payroll', 'clt', quotedAs({ ...fee(5_000), firstDueOn: '2026-12-25' }), 'fee.notAllowed'],
  ['a fee on a benefit', 'inss', quotedAs(fee(1_000)), 'fee.notAllowed'],
  [
    'a fee with every installment',
    'cdc',
    quotedAs({ ...fee(500, 'perInstallment'), firstDueOn: '2026-12-20' }),
    'fee.notAllowed',
  ],
  [
    'a fee on the FGTS',
    'fgts',
    (offer) =>
      inQuote((quote) => ({
        releasedCentavos: quote.releasedCentavos - 500,
        fees: [{ name: 'Tarifa de cadastro', centavos: 500, totalCentavos: 500, when: 'upFront', share: 0.0045 }],
      }))(offer),
    'fee.notAllowed',
  ],
  [
    'a fee smaller than what it takes',
    'cdc',
    (offer) => inQuote(({ fees }) => ({ fees: fees.map((one) => ({ ...one, centavos: 1 })) }))(offer),
    'charges.differ',
  ],
  [
    'a fee of another share',
    'cdc',
    (offer) => inQuote(({ fees }) => ({ fees: fees.map((one) => ({ ...one, share: 0.001 })) }))(offer),
    'charges.differ',
  ],
  [
    'a fee that is in no sum',
    'cdc',
    inQuote(({ fees }) => ({ fees: fees.map((one) => ({ ...one, totalCentavos: one.totalCentavos + 1 })) })),
    'offer.unreadable',
  ],
  ['an insurance on a benefit', 'inss', quotedAs(insured), 'insurance.notAllowed'],
  ['an insurance that nobody ticked', 'clt', quotedAs({ ...insured, firstDueOn: '2026-12-25' }), 'insurance.notChosen'],
  [
    'an installment above the margin',
    'clt',
    quotedAs({ requestedCentavos: 900_000, firstDueOn: '2026-12-25' }),
    'margin.exceeded',
  ],
  ['an installment above the margin on a benefit', 'inss', quotedAs({ requestedCentavos: 900_000 }), 'margin.exceeded'],
  [
    'less than was asked for',
    'cdc',
    inQuote(({ requestedCentavos }) => ({ requestedCentavos: requestedCentavos + 200_000 })),
    'released.differs',
  ],
  [
    'more than was asked for',
    'cdc',
    inQuote(({ requestedCentavos }) => ({ requestedCentavos: requestedCentavos - 200_000 })),
    'released.differs',
  ],
  ['a debt that grows', 'clt', grows, 'balance.grows'],
  ['a grace that nobody asked for', 'cdc', quotedAs({ interestOnly: 3, firstDueOn: '2026-12-20' }), 'grace.hidden'],
  [
    'a balloon at the end',
    'cdc',
    quotedAs({ balloonCentavos: 200_000, firstDueOn: '2026-12-20' }),
    'installments.uneven',
  ],
  ['a home that is paid back at ninety', 'real-estate', (offer) => offer, 'age.atEnd'],
  ['a plan without interest that has some', 'cdc', saying({ interestFree: true }), 'kind.differs'],
  ['that a fund pays', 'clt', saying({ unit: 'withdrawal' }), 'kind.differs'],
  ['a consortium that is a loan', 'consortium', saying({ interestFree: false }), 'kind.differs'],
  [
    'a total of a real less',
    'clt',
    inQuote(({ totalCentavos }) => ({ totalCentavos: totalCentavos - 100 })),
    'offer.unreadable',
  ],
  ['nothing of where its lender is found', 'clt', namedAs({ address: undefined }), 'lender.address'],
  ['an address that is none', 'clt', namedAs({ address: 'São Paulo' }), 'lender.address'],
  ['no e-mail of its lender', 'inss', namedAs({ email: undefined }), 'lender.email'],
  ['an e-mail that is none', 'cdc', namedAs({ email: 'horizonte' }), 'lender.email'],
  ['no SAC', 'clt', namedAs({ sac: '' }), 'lender.sac'],
  ['a SAC that is no telephone', 'fgts', namedAs({ sac: 'no aplicativo' }), 'lender.sac'],
  ['no ombudsman', 'clt', namedAs({ ombudsman: undefined }), 'lender.ombudsman'],
  ['a CNPJ with a slip', 'clt', namedAs({ cnpj: '12ABC34501DE36' }), 'lender.cnpj'],
  ['a CNPJ of zeros', 'consortium', namedAs({ cnpj: '00000000000000' }), 'lender.cnpj'],
  ['a name of one letter', 'clt', namedAs({ name: 'B' }), 'lender.name'],
  ['dollars', 'cdc', saying({ currency: 'USD' }), 'offer.unreadable'],
  ['an amount below zero', 'cdc', inQuote(() => ({ iofCentavos: -1 })), 'offer.unreadable'],
  ['a fine below zero', 'cdc', saying({ late: { ...late, fine: -0.02 } }), 'offer.unreadable'],
  ['a rate below zero', 'clt', inQuote(() => ({ monthlyRate: -0.01 })), 'offer.unreadable'],
];

/** Two months in which nothing is due, told as they are. */
function pause(offer: Offer): unknown {
  const dueOf = (at: number): CalendarDate => {
    const dueOn = offer.quote.schedule[at]?.dueOn ?? on;
    return at < 12 ? dueOn : addMonths(dueOn, 2);
  };
  return inRows((_row, at) => ({ dueOn: dueOf(at), days: daysBetween(at === 0 ? on : dueOf(at - 1), dueOf(at)) }))(
    offer,
  );
}

/** Forty-six days to the first installment, and so many installments that it does not pay the interest of those days. */
function grows(offer: Offer): unknown {
  return {
    ...offer,
    quote: quotedOn({ installments: 240, monthlyRate: 0.0179, firstDueOn: addDays(on, 45), unpaidInterest: 'carried' }),
  };
}
