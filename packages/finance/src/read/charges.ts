import type { Centavos } from '../number/centavos.ts';
import type { Charge, QuotedCharge, VaryingCharge } from '../quote/terms.ts';
import { known, type Names } from './known.ts';
import { amountAt, field, items, nameAt, optional, textAt, wrong, type Place } from './place.ts';

const whens = { financed: true, upFront: true, perInstallment: true } as const;

/** A charge as it is reckoned with. */
export interface ReadCharge {
  readonly name: string;
  readonly when: keyof typeof whens;
  /** The whole amount; of a `perInstallment` charge, that of the first instalment. */
  readonly centavos: Centavos;
  /** What is paid with each instalment; nothing of a charge that is paid once. */
  readonly each: readonly Centavos[];
}

/** As terms tell a charge, or as a quote does: what was quoted may be asked for again. */
const names: Names<Charge | VaryingCharge | QuotedCharge> = {
  ...{ name: true, when: true, centavos: true, eachCentavos: true, totalCentavos: true, share: true },
};

function chargeAt(told: Place, installments: number): ReadCharge {
  const place = known(told, names);
  const [name, when] = [textAt(field(place, 'name')), nameAt(field(place, 'when'), whens)];
  const varying = field(place, 'eachCentavos');
  if (varying.value === undefined) {
    const centavos = amountAt(field(place, 'centavos'), 0, 'charges.invalid');
    return {
      name,
      when,
      centavos,
      each: when === 'perInstallment' ? Array<Centavos>(installments).fill(centavos) : [],
    };
  }
  const each = items(varying).map((one) => amountAt(one, 0, 'charges.invalid'));
  const [centavos] = each;
  const fits = when === 'perInstallment' && each.length === installments && centavos !== undefined;
  return fits ? { name, when, centavos, each } : wrong(varying, 'charges.invalid');
}

/** None where nothing is said. */
export const chargesAt = (place: Place, installments: number): readonly ReadCharge[] =>
  optional(place, items)?.map((one) => chargeAt(one, installments)) ?? [];

/** What charges that are paid once at this moment come to. */
export const sumOf = (charges: readonly ReadCharge[], when: 'financed' | 'upFront'): number =>
  charges.reduce((sum, charge) => (charge.when === when ? sum + charge.centavos : sum), 0);

/** What is paid with an instalment, its place counted from 0. */
export const paidWith = (charges: readonly ReadCharge[], at: number): number =>
  charges.reduce((sum, { each }) => sum + (each[at] ?? 0), 0);
