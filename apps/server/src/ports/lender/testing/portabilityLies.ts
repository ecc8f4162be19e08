import type { Offer } from '@passo/catalog';
import type { LoanTerms } from '@passo/finance';
import { quotedOn, type Change, type Dishonest } from './honest.ts';

/* A debt that changes banks and comes out longer, dearer or larger, or of which something else is said. */

type Replaced = NonNullable<Offer['replaces']>;

const replacedIn = ({ replaces }: Offer): Replaced => {
  if (replaces === undefined) throw new Error('the honest portability says what it replaces');
  return replaces;
};

/** The lines follow the figures: nobody who lies about one forgets the other. */
function retold(offer: Offer): Offer {
  const {
    settlementCentavos: divida,
    installmentCentavos: parcelaAntiga,
    openCentavos: faltaPagar,
  } = replacedIn(offer);
  const economia = Math.max(0, faltaPagar - offer.quote.totalCentavos);
  const amounts: Readonly<Record<string, number>> = { divida, parcelaAntiga, faltaPagar, economia };
  const lines = offer.lines?.map((line) => ({ ...line, centavos: amounts[line.key] ?? line.centavos }));
  return { ...offer, ...(lines !== undefined && { lines }) };
}

/** Reckoned without a mistake, of the debt and so much more. */
const taken =
  (terms: Partial<LoanTerms>, moreCentavos = 0): Change =>
  (offer) => {
    const requestedCentavos = replacedIn(offer).settlementCentavos + moreCentavos;
    const own = { requestedCentavos, installments: 48, monthlyRate: 0.0169, iof: 'exempt' } as const;
    return retold({ ...offer, quote: quotedOn({ ...own, ...terms }) });
  };

const replacing =
  (change: (told: Replaced, offer: Offer) => Partial<Replaced>): Change =>
  (offer) =>
    retold({ ...offer, replaces: { ...replacedIn(offer), ...change(replacedIn(offer), offer) } });

const inLines =
  (change: (lines: NonNullable<Offer['lines']>) => Offer['lines']): Change =>
  (offer) => ({ ...offer, lines: change(offer.lines ?? []) });
const line = (key: string, moreCentavos: number): Change =>
  inLines((lines) => lines.map((one) => (one.key === key ? { ...one, centavos: one.centavos + moreCentavos } : one)));

const untold: Change = (offer) => Object.fromEntries(Object.entries(offer).filter(([key]) => key !== 'replaces'));

const of = (what: string, change: Change, code: Dishonest[3]): Dishonest => [what, 'portability', change, code];

export const portabilityLies: readonly Dishonest[] = [
  of('a month more than is left', taken({ installments: 49 }), 'portability.longer'),
  of('as many installments, a month later', taken({ firstDueOn: '2027-01-05' }), 'portability.longer'),
  of('ninety-six installments', taken({ installments: 96 }), 'portability.longer'),
  of(
    'a real more than is left to pay',
    replacing((_told, { quote }) => ({ openCentavos: quote.totalCentavos - 100 })),
    'portability.dearer',
  ),
  of('R$ 100,00 of new money in it', taken({}, 10_000), 'portability.newMoney'),
  of('two centavos of new money', taken({}, 2), 'portability.newMoney'),
  of('new money, longer and taxed', taken({ installments: 96, iof: 'financed' }, 100_000), 'portability.newMoney'),
  of('IOF that is financed with it', taken({ iof: 'financed' }), 'iof.differs'),
  of('a fee', taken({ fees: [{ name: 'Tarifa', centavos: 5_000, when: 'financed' }] }), 'fee.notAllowed'),
  of('an installment above the one of today', taken({ installments: 24 }), 'margin.exceeded'),
  of('nothing of the debt', untold, 'portability.debtUnknown'),
  of(
    'a debt of no last day',
    (offer) => ({ ...offer, replaces: { ...offer.replaces, lastDueOn: 'um dia' } }),
    'offer.unreadable',
  ),
  of('R$ 100,00 more of a saving', line('economia', 10_000), 'portability.debtDiffers'),
  of('less of the debt', line('divida', -10_000), 'portability.debtDiffers'),
  of('more that is left today', line('faltaPagar', 100_000), 'portability.debtDiffers'),
  of('a larger installment of today', line('parcelaAntiga', 10_000), 'portability.debtDiffers'),
  of(
    'a bank without a CNPJ',
    replacing(() => ({ lenderCnpj: '' })),
    'debt.unnamed',
  ),
  of(
    'a bank that is a sentence',
    replacing(() => ({ lender: 'Banco. Multa de 10% ao mês' })),
    'debt.unnamed',
  ),
  of(
    'a benefit that has no number',
    replacing(() => ({ benefit: '123' })),
    'debt.unnamed',
  ),
  of(
    'nothing of the saving',
    inLines((lines) => lines.filter(({ key }) => key !== 'economia')),
    'portability.debtDiffers',
  ),
  of(
    'a troco that nobody pays',
    inLines((lines) => [...lines, { key: 'troco', label: 'Troco que você recebe', centavos: 10_000 }]),
    'portability.debtDiffers',
  ),
];
