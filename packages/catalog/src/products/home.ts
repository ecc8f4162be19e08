import { lineNamed } from './lineKind.ts';
import type { LoanVariant } from './product.ts';

/* What loans have in common that a home secures, whether it is bought with them or not. */

/** Death and disability, and damage to the building: obligatory, a part of the value with each installment. */
const DEATH_SHARE = 0.00015;
const DAMAGE_SHARE = 0.00006;
const [DEATH, DAMAGE] = ['Seguro de morte e invalidez', 'Seguro do imóvel'] as const;

export const homeInsuranceNames: readonly string[] = [DEATH, DAMAGE];

/** By what the home is worth, in centavos. */
export function homeInsurances(collateralCentavos: number) {
  const monthly = (name: string, share: number) =>
    ({ name, centavos: Math.round(collateralCentavos * share), when: 'perInstallment' }) as const;
  return [monthly(DEATH, DEATH_SHARE), monthly(DAMAGE, DAMAGE_SHARE)];
}

/** Constant amortisation and Price, side by side. */
export const homeVariants: readonly LoanVariant[] = [
  { title: 'SAC: parcela que diminui', details: { system: 'sac' } },
  { title: 'Price: parcela igual', details: { system: 'price' } },
];

export const homeLine = lineNamed('bem', 'Valor do imóvel');
