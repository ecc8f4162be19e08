import { isRecord } from '@passo/engine/json.ts';
import type { Journey } from '../journey/journey.ts';

const indicatorOf = ({ config }: Journey): Readonly<Record<string, unknown>> => {
  const { indicator } = config.configuration;
  return isRecord(indicator) ? indicator : {};
};

/** Whether people may walk back and see the list of steps. */
export const navigates = (journey: Journey): boolean => indicatorOf(journey).navigator === true;

/** Where the store's other offers are: an address, our own page (true), or nowhere. */
export function offersOf(journey: Journey): string | boolean {
  const { backToOffers } = indicatorOf(journey);
  return typeof backToOffers === 'string' || backToOffers === true ? backToOffers : false;
}
