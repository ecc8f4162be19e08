import { portability } from '../rules/portability.ts';
import type { RegulatedCode, Subject } from './subject.ts';
import { SETTLED_CENTAVOS } from './tolerances.ts';

/** Everything that makes of a portability another credit; one of a debt that nobody told cannot be judged, and is none. */
export function replacedDebtIsKept({ quote, rules, person }: Subject): readonly RegulatedCode[] {
  if (rules.replaces !== 'debt') return [];
  const { replacedDebt } = person;
  return replacedDebt === undefined
    ? ['portability.debtUnknown']
    : portability(quote, replacedDebt, SETTLED_CENTAVOS).wrong;
}
