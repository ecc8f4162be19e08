import type { OfferOnWire } from '@passo/contract';

type Told = Pick<OfferOnWire, 'monthlyRate' | 'interestFree'>;

/** The monthly interest of all of them, a fraction; null where they differ, or bear none. */
export function oneInterestOf(offers: readonly Told[]): number | null {
  const [first, ...others] = offers;
  if (first === undefined || first.interestFree) return null;
  return others.every(({ monthlyRate }) => monthlyRate === first.monthlyRate) ? first.monthlyRate : null;
}
