import { MAX_CENTAVOS } from '../number/centavos.ts';
import { MAX_INSTALLMENTS } from '../read/dates.ts';
import type { Amortise, Peaks } from '../schedule/amortise.ts';
import { fenceAbove, fenceBelow, halve, type Fits } from './search.ts';

export const withinLimits = (peaks: Peaks | null, limits: Peaks): boolean =>
  peaks !== null && peaks.regular <= limits.regular && peaks.last <= limits.last;

/** Large enough that their instalments show the terms' line, far from both ends of what can be quoted. */
const REFERENCES = [100_000_000, 1_000_000_000] as const;

/** What gross-up may reach. */
const MAX_PRINCIPAL = MAX_CENTAVOS * 2;

/**
 * The largest principal, in centavos, of which every instalment stays within the limits, or null.
 *
 * Regular instalments never fall when the principal grows: the largest whose regular ones fit is fenced in around a
 * guess and halved down to the centavo. From there it goes down until the last instalment fits too.
 */
export function largestPrincipal({ peaks }: Amortise, limits: Peaks): number | null {
  const [near, far] = [peaks(REFERENCES[0]), peaks(REFERENCES[1])];
  if (near === null || far === null) return null;
  // Where rounding outgrows an instalment there is no schedule; that happens to small debts and is none too large.
  const fits: Fits = (principal) => (peaks(principal)?.regular ?? 0) <= limits.regular;
  const guess = guessOf(limits.regular, near.regular, far.regular);
  const top = halve(fits, fits(guess) ? fenceAbove(fits, guess, MAX_PRINCIPAL) : fenceBelow(fits, guess));
  return lowerUntilAllFit(peaks, top, limits);
}

/** Instalments are a line over the principal, but for rounding: a balloon lowers it. */
function guessOf(limit: number, near: number, far: number): number {
  const slope = (REFERENCES[1] - REFERENCES[0]) / (far - near);
  const guess = Math.round(REFERENCES[0] + (limit - near) * slope);
  return Math.min(Math.max(guess, 1), MAX_PRINCIPAL);
}

/** The last instalment is off by at most a few centavos for each that came before it. */
const MAX_TRIES = MAX_INSTALLMENTS * 4;

/**
 * Among principals with the same regular instalment the last one never falls when the principal grows, so these are
 * halved; only where none of them fits are those with the next lower regular instalment tried.
 */
function lowerUntilAllFit(peaks: Amortise['peaks'], top: number, limits: Peaks): number | null {
  let principal = top;
  for (let tries = 0; principal > 0 && tries < MAX_TRIES; tries += 1) {
    const here = peaks(principal);
    if (withinLimits(here, limits)) return principal;
    const fits: Fits = (lower) => {
      const there = peaks(lower);
      return there === null || there.regular !== here?.regular || there.last <= limits.last;
    };
    const lower = here === null ? principal : halve(fits, fenceBelow(fits, principal));
    principal = Math.min(lower, principal - 1);
  }
  return null;
}
