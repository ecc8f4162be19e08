import { ok } from '@passo/domain';
import { isAmount, MAX_CENTAVOS, MAX_INSTALLMENTS } from '../quote/check.ts';
import { quoteLoan } from '../quote/quote.ts';
import type { LoanTerms, Quote, QuotedInstallment } from '../quote/terms.ts';
import { refuse, type Calculated } from '../problem.ts';

type TermsWithoutAmount = Omit<LoanTerms, 'requestedCentavos'>;

const highestOf = (rows: readonly QuotedInstallment[]): number =>
  rows.reduce((highest, { installmentCentavos }) => Math.max(highest, installmentCentavos), 0);

/** All but the last instalment, which absorbs rounding and so does not grow evenly with the amount. */
const regularOf = ({ schedule }: Quote): number => highestOf(schedule.length > 1 ? schedule.slice(0, -1) : schedule);

/** Large enough that its instalments show the terms' slope, far from both ends of what can be quoted. */
const REFERENCE_CENTAVOS = 100_000_000;

/**
 * The largest loan whose instalments, a balloon apart, all stay within a limit (the free margin, or what the customer
 * says that fits).
 *
 * Regular instalments grow with the amount: the largest amount whose regular ones fit is fenced in around the
 * proportional guess and halved down to the centavo. From there it goes down, a few centavos at most, until the last
 * instalment fits too. Refuses with `margin.tooSmall` when not even the smallest loan fits.
 */
export function maxLoanFor(limitCentavos: number, terms: TermsWithoutAmount): Calculated<Quote> {
  if (!isAmount(limitCentavos)) return refuse('margin.invalid');
  const reference = quoteLoan({ ...terms, requestedCentavos: REFERENCE_CENTAVOS });
  if (!reference.ok) return reference;
  const guess = guessOf(limitCentavos, reference.value, (amount) => quoteLoan({ ...terms, requestedCentavos: amount }));
  const quoteOf = (requestedCentavos: number): Quote | null => {
    const quote = quoteLoan({ ...terms, requestedCentavos });
    return quote.ok && regularOf(quote.value) <= limitCentavos ? quote.value : null;
  };
  const regular = largest(quoteOf, guess);
  const best = regular && lowerUntilLastFits(quoteOf, regular, limitCentavos + (terms.balloonCentavos ?? 0));
  return best ? ok(best) : refuse('margin.tooSmall');
}

const within = (amount: number): number => Math.min(Math.max(Math.round(amount), 1), MAX_CENTAVOS);

/**
 * Instalments are a line over the amount, but for rounding: fixed charges lift it, so the proportional guess is only near.
 * The line through it and the reference is off by what rounding is, and saves half of the search.
 */
function guessOf(limit: number, reference: Quote, quoteAt: (amount: number) => Calculated<Quote>): number {
  const near = within((REFERENCE_CENTAVOS * limit) / regularOf(reference));
  const quoted = quoteAt(near);
  if (!quoted.ok || near === REFERENCE_CENTAVOS) return near;
  const rise = regularOf(reference) - regularOf(quoted.value);
  if (rise === 0) return near;
  return within(near + ((limit - regularOf(quoted.value)) * (REFERENCE_CENTAVOS - near)) / rise);
}

/** The last instalment is off by at most a few centavos for each that came before it. */
function lowerUntilLastFits(quoteOf: QuoteOf, from: Quote, maxLastCentavos: number): Quote | null {
  let quote: Quote | null = from;
  for (let tries = 0; quote && tries < MAX_INSTALLMENTS * 4; tries += 1) {
    if (highestOf(quote.schedule.slice(-1)) <= maxLastCentavos) return quote;
    quote = quoteOf(quote.requestedCentavos - 1);
  }
  return null;
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

const FIRST_STEP = 32;

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
