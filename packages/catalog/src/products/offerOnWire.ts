import type { JsonObject } from '@passo/engine';
import type { Offer } from '../ports/lender.ts';
import * as all from './all.ts';
import { bySlug } from './bySlug.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import type { LoanProduct } from './product.ts';
import { dailyRateIn, rightsOf } from './rights.ts';

const reais = (centavos: number): number => centavos / 100;
const fraction = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 10_000;

const products = bySlug<Pick<LoanProduct, 'notes' | 'paper'>>(all);

/** What the house says of a product, by its slug. */
const notesOf = (slug: string): readonly string[] => products[slug]?.notes ?? [];

/** How its installments are paid, in a few words; null of what is no debt of the customer's own (the FGTS pays). */
const collectedOf = (slug: string): string | null =>
  products[slug]?.paper?.clauses.find(({ collected }) => collected !== undefined)?.collected ?? null;

/** What is paid at once, in centavos; it is part of what a purchase costs (CDC, art. 52, V). */
export const downPaymentOf = ({ lines = [] }: Pick<Offer, 'lines'>): number =>
  lines.find(({ key }) => key === 'entrada')?.centavos ?? 0;

/** An offer of a product as it travels: everything that the law wants shown, in reais (see the contract's `offer`). */
export function offerOnWire(offer: Offer, product: string) {
  const { id, lender, quote, validUntil, late, lines = [] } = offer;
  const charge = ({ name, totalCentavos, share, when }: Offer['quote']['fees'][number]) => ({
    name,
    value: reais(totalCentavos),
    share,
    when,
  });
  return {
    id,
    lender: { ...lender },
    title: offer.title ?? null,
    unit: offer.unit ?? 'installment',
    interestFree: offer.interestFree ?? false,
    lines: lines.map(({ key, label, centavos }) => ({ key, label, value: reais(centavos) })),
    notes: [...notesOf(product)],
    collected: collectedOf(product),
    rights: rightsOf(offer, products[product]?.paper).map(({ title, text }) => ({ title, text })),
    valorDoFinanciamento: reais(quote.financedCentavos),
    requested: reais(quote.requestedCentavos),
    released: reais(quote.releasedCentavos),
    iof: reais(quote.iofCentavos),
    iofShare: fraction(quote.iofCentavos, quote.financedCentavos),
    fees: quote.fees.map(charge),
    insurances: quote.insurances.map(charge),
    installments: quote.installments,
    valorDaParcela: reais(quote.installmentCentavos),
    dailyRate: dailyRateIn(offer),
    monthlyRate: quote.monthlyRate,
    annualRate: quote.annualRate,
    cetMonthly: quote.cetMonthly,
    cetAnnual: quote.cetAnnual,
    total: reais(quote.totalCentavos),
    totalWithDownPayment: reais(quote.totalCentavos + downPaymentOf(offer)),
    interest: reais(quote.interestCentavos),
    firstDueOn: quote.firstDueOn,
    lastDueOn: quote.lastDueOn,
    validUntil,
    rulesOf: quote.rulesOf,
    lateFine: late.fine,
    lateMonthlyInterest: late.monthlyInterest,
    schedule: quote.schedule.map((row) => ({
      number: row.number,
      dueOn: row.dueOn,
      interest: reais(row.interestCentavos),
      amortisation: reais(row.amortisationCentavos),
      charges: reais(row.chargesCentavos),
      installment: reais(row.installmentCentavos),
      balance: reais(row.balanceCentavos),
    })),
  };
}

/** A kept offer as the customer may see it, null where there is none. */
export function keptOfferOnWire(kept: unknown, product: string): JsonObject | null {
  const offer = keptOffer(kept);
  return offer === null ? null : offerOnWire(offer, product);
}

/** The figures of a kept offer without its plan and its sentences: what later pages say of it in a line, not what anybody signs. */
export function keptFigures(kept: unknown, product: string): JsonObject | null {
  const found = keptOffer(kept);
  if (found === null) return null;
  const { schedule, ...offer } = offerOnWire(found, product);
  return { ...offer, notes: [], rights: [], schedule: schedule.slice(-1) };
}
