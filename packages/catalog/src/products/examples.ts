import type { CalendarDate } from '@passo/domain';
import type { Quote } from '@passo/finance';
import type { LoanProduct, LoanQuestion } from './product.ts';

/** The usual case, had another amount been asked for. */
export interface Example {
  /** Centavos: what is borrowed, or what lies in the fund that pays it back. */
  readonly asked: number;
  readonly quote: Quote;
}

/** What may be moved in the usual case of a product; the smallest amount first. */
export interface Examples {
  readonly by: 'amount' | 'balance';
  readonly each: readonly Example[];
  /** Where the usual case itself stands among them. */
  readonly usual: number;
}

const SHARES = [0.05, 0.1, 0.2, 0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5];

/** Null where the usual case rests on more than one amount (what is bought, and what is paid at once). */
export function examplesOf(product: LoanProduct, monthlyRate: number, paidOutOn: CalendarDate): Examples | null {
  const { example } = product;
  const by = example === undefined ? null : movedIn(example);
  if (example === undefined || by === null) return null;
  const usual = by === 'amount' ? example.requestedCentavos : (example.details?.balanceCentavos ?? 0);
  const each = SHARES.flatMap((share) => {
    const asked = Math.round(usual * share);
    const quoted = product.quote({ ...moved(example, by, asked), monthlyRate, paidOutOn });
    return quoted.ok ? [{ asked, quote: quoted.value }] : [];
  });
  // Beyond what is lent at most, more money changes nothing.
  const told = each.filter(
    ({ quote, asked }, at) => asked === usual || quote.totalCentavos !== each[at - 1]?.quote.totalCentavos,
  );
  return { by, each: told, usual: told.findIndex(({ asked }) => asked === usual) };
}

type Usual = NonNullable<LoanProduct['example']>;

function movedIn({ details, requestedCentavos }: Usual): Examples['by'] | null {
  if (details?.balanceCentavos !== undefined) return 'balance';
  return details?.collateralCentavos === undefined && requestedCentavos > 0 ? 'amount' : null;
}

const moved = (example: Usual, by: Examples['by'], asked: number): Omit<LoanQuestion, 'monthlyRate' | 'paidOutOn'> =>
  by === 'amount'
    ? { ...example, requestedCentavos: asked }
    : { ...example, details: { ...example.details, balanceCentavos: asked } };
