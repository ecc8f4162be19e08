import type { HeldCode } from '../ports/heldCodes.ts';
import type { Offer } from '../ports/lender.ts';
import type * as all from './all.ts';
import { bySlug } from './bySlug.ts';

/* What is usual: beyond it an offer may be lawful, and a person looks before a customer sees it. */

/** As far as an offer may go unseen: fractions, so that 0.05 is 5 %. */
export interface Band {
  /** Of interest, by month. */
  readonly monthlyRate: { readonly to: number };
  /** Of all costs, by year. */
  readonly cetAnnual: { readonly to: number };
}

/** What is judged of an offer. */
type BandFigures = Pick<Offer['quote'], 'monthlyRate' | 'cetAnnual'>;

const to = (monthlyRate: number, cetAnnual: number): Band => ({
  monthlyRate: { to: monthlyRate },
  cetAnnual: { to: cetAnnual },
});

/** The house's own, for partners that say nothing: some two to three times what each costs usually. A product without one does not compile. */
const houseBands: Readonly<Record<keyof typeof all, Band>> = {
  boleto: to(0.1, 2.5),
  cardWithdrawal: to(0.09, 2),
  cdc: to(0.07, 1.5),
  clt: to(0.05, 1.2),
  consortium: to(0.01, 0.6),
  energy: to(0.13, 3.5),
  fgts: to(0.03, 0.6),
  homeConsortium: to(0.01, 0.6),
  homeEquity: to(0.03, 0.6),
  inss: to(0.025, 0.5),
  payrollAgreement: to(0.05, 1.2),
  payrollCard: to(0.03, 0.7),
  personal: to(0.1, 2.5),
  portability: to(0.03, 0.6),
  publicPayroll: to(0.03, 0.7),
  realEstate: to(0.02, 0.4),
  refinancing: to(0.04, 0.9),
  vehicle: to(0.045, 1),
  vehicleEquity: to(0.045, 1),
};

const ofHouse = bySlug(houseBands);

/** Of what nobody knows nothing passes unseen. */
const nothing: Band = to(0, 0);

/** The band of a product by its slug: the partner's, where it says one, or the house's. */
export const bandOf = (product: string, ofPartner: Readonly<Record<string, Band>>): Band =>
  own(ofPartner, product) ?? own(ofHouse, product) ?? nothing;

const own = (bands: Readonly<Record<string, Band>>, product: string): Band | undefined =>
  Object.hasOwn(bands, product) ? bands[product] : undefined;

/** What of an offer lies beyond the band; nothing where it may be shown unseen. */
export const beyondBand = ({ monthlyRate, cetAnnual }: BandFigures, band: Band): readonly HeldCode[] => [
  ...(monthlyRate > band.monthlyRate.to ? (['band.rate'] as const) : []),
  ...(cetAnnual > band.cetAnnual.to ? (['band.cet'] as const) : []),
];

/** A CET moves with the day, the amount and the term: so much above what a person saw is the same credit. */
const CET_LEEWAY = 0.1;

/** The band as it is once a person has let these figures through. */
export const widened = (band: Band, seen: BandFigures): Band =>
  to(Math.max(band.monthlyRate.to, seen.monthlyRate), Math.max(band.cetAnnual.to, seen.cetAnnual * (1 + CET_LEEWAY)));
