import { firstFound } from '../firstFound.ts';
import type { Addresses } from './addresses.ts';

/** Asks the next vendor where one failed or does not know the code. */
export const firstAddress = (vendors: readonly Addresses[]): Addresses => ({
  find: (cep, signal) =>
    firstFound(
      vendors.map((vendor) => () => vendor.find(cep, signal)),
      (answer) => answer.kind === 'done' && answer.address !== null,
      signal,
    ),
});
