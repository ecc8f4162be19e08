import { firstFound } from '../firstFound.ts';
import type { Companies } from './companies.ts';

/** Asks the next vendor where one failed or finds nobody. */
export const firstCompanies = (vendors: readonly Companies[]): Companies => ({
  find: (name, signal) =>
    firstFound(
      vendors.map((vendor) => () => vendor.find(name, signal)),
      (answer) => answer.kind === 'done' && answer.companies.length > 0,
      signal,
    ),
});
