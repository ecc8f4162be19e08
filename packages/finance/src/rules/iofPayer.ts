import { ok, type CalendarDate } from '@passo/domain';
import type { Calculated } from '../problem.ts';
import { amountAt, dateAt, nameAt, reading } from '../read/place.ts';
import { inForce, type Dated } from './dated.ts';
import { companyIofTable, iofTable, simplesIofTable, type IofRates } from './iof.ts';

/** Who borrows: a natural person, a company, or one of the Simples Nacional, which pays less on small credits. */
export type IofPayer = 'person' | 'company' | 'simples';

/** A credit of the Simples is a small one up to this (Decreto 6.306/2007, art. 7º, VI). */
export const SIMPLES_IOF_CENTAVOS = 3_000_000;

/** Which table a credit of so many centavos goes by. */
const tables: Readonly<Record<IofPayer, (principalCentavos: number) => readonly Dated<IofRates>[]>> = {
  person: () => iofTable,
  company: () => companyIofTable,
  simples: (principal) => (principal <= SIMPLES_IOF_CENTAVOS ? simplesIofTable : companyIofTable),
};

export const iofPayers: Readonly<Record<IofPayer, true>> = { person: true, company: true, simples: true };

/** The rates of a payer on a day, by the principal of the credit. */
export function iofBySize(payer: IofPayer, on: CalendarDate): Calculated<(principalCentavos: number) => IofRates> {
  const [small, large] = [inForce(tables[payer](0), on), inForce(tables[payer](Infinity), on)];
  if (!small.ok) return small;
  if (!large.ok) return large;
  return ok((principal) => (tables[payer](principal) === tables[payer](0) ? small.value.value : large.value.value));
}

/**
 * The IOF rates of a credit of `principalCentavos` that is paid out on a day, with where they are written: what `iofOf` takes as rates
 * is their `value`. Of the Simples the principal decides (at most R$ 30.000), of the others it does not. A MEI, whose additional rate
 * stayed at 0.38 % in May and June of 2025, is none of the three. Refuses a day that the table does not know with `rules.unknown`.
 */
export function iofRuleFor(payer: IofPayer, on: CalendarDate, principalCentavos: number): Calculated<Dated<IofRates>> {
  const read = reading(() => ({
    payer: nameAt({ value: payer, path: 'payer' }, iofPayers),
    on: dateAt({ value: on, path: 'on' }),
    principal: amountAt({ value: principalCentavos, path: 'principalCentavos' }, 1),
  }));
  return read.ok ? inForce(tables[read.value.payer](read.value.principal), read.value.on) : read;
}
