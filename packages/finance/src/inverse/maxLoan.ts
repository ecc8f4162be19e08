import { ok } from '@passo/domain';
import { isAmount, MAX_CENTAVOS } from '../quote/check.ts';
import { quoteLoan } from '../quote/quote.ts';
import type { LoanTerms, Quote } from '../quote/terms.ts';
import { refuse, type Calculated } from '../problem.ts';

type TermsWithoutAmount = Omit<LoanTerms, 'requestedCentavos'>;

const highestInstallment = ({ schedule }: Quote): number =>
  schedule.reduce((highest, { installmentCentavos }) => Math.max(highest, installmentCentavos), 0);

/** Large enough that its instalments show the terms' slope, far from both ends of what can be quoted. */
const REFERENCE_CENTAVOS = 100_000_000;

/**
 * The largest loan whose instalments all stay within a limit (the free margin, or what the customer says that fits).
 * Instalments grow with the amount, so the answer is fenced in around the proportional guess and then halved down to an
 * amount that fits while a centavo more does not. (The last instalment absorbs rounding and so does not grow quite
 * evenly: some amounts a few centavos higher may fit too.) Refuses with `margin.tooSmall` when not even the smallest loan fits.
 */
export function maxLoanFor(limitCentavos: number, terms: TermsWithoutAmount): Calculated<Quote> {
  if (!isAmount(limitCentavos)) return refuse('margin.invalid');
  const reference = quoteLoan({ ...terms, requestedCentavos: REFERENCE_CENTAVOS });
  if (!reference.ok) return reference;
  const guess = Math.round((REFERENCE_CENTAVOS * limitCentavos) / highestInstallment(reference.value));
  const quoteOf = (requestedCentavos: number): Quote | null => {
    const quote = quoteLoan({ ...terms, requestedCentavos });
    return quote.ok && highestInstallment(quote.value) <= limitCentavos ? quote.value : null;
  };
  const best = largest(quoteOf, Math.min(Math.max(guess, 1), MAX_CENTAVOS));
  return best ? ok(best) : refuse('margin.tooSmall');
}

type QuoteOf = (centavos: number) => Quote | null;

/** The quote of the largest amount that has one, searching outwards from a guess. */
function largest(quoteOf: QuoteOf, guess: number): Quote | null {
  let [low, high] = quoteOf(guess) ? fenceAbove(quoteOf, guess) : fenceBelow(quoteOf, guess);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (quoteOf(middle)) low = middle;
    else high = middle;
  }
  return quoteOf(low);
}

type Fence = [fits: number, doesNot: number];

const FIRST_STEP = 64;

function fenceAbove(quoteOf: QuoteOf, fits: number): Fence {
  let low = fits;
  let step = FIRST_STEP;
  while (low + step <= MAX_CENTAVOS && quoteOf(low + step)) {
    low += step;
    step *= 4;
  }
  return [low, Math.min(low + step, MAX_CENTAVOS + 1)];
}

function fenceBelow(quoteOf: QuoteOf, doesNot: number): Fence {
  let high = doesNot;
  let step = FIRST_STEP;
  while (high - step > 1 && !quoteOf(high - step)) {
    high -= step;
    step *= 4;
  }
  return [Math.max(high - step, 1), high];
}
