import type { Offer } from '@passo/catalog';
import { addDays } from '@passo/domain';
import { fee, inQuote, insured, namedAs, quotedAs, saying } from './changes.ts';
import { late, on, quotedOn, type Dishonest } from './honest.ts';

/* Offers on terms that nobody may offer, or of a lender that does not say who it is. */

export const limitLies: readonly Dishonest[] = [
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

/** Forty-six days to the first installment, and so many installments that it does not pay the interest of those days. */
function grows(offer: Offer): unknown {
  return {
    ...offer,
    quote: quotedOn({ installments: 240, monthlyRate: 0.0179, firstDueOn: addDays(on, 45), unpaidInterest: 'carried' }),
  };
}
