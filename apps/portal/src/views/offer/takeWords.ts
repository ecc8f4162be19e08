import type { OfferOnWire } from '@passo/contract';
import type { Journey } from '../../journey/journey.ts';
import { saidBy } from '../../journey/saidBy.ts';
import { countOf } from './installments.ts';

/* What a partner may call in its own words about an offer: the same wherever it stands. */

/** The way to every cost. */
export const costsWords = ({ config }: Pick<Journey, 'config'>): string =>
  saidBy(config, 'costs', 'Ver todos os custos');

interface Taken {
  readonly offer: Pick<OfferOnWire, 'unit' | 'installments'> | null;
  readonly terms: readonly unknown[];
  readonly chosen: number | string;
  readonly none: string | null;
}

/** `Continuar com 24x`, in the partner's words; `Continuar com 3 saques`. */
export function takeWords({ config }: Pick<Journey, 'config'>, { offer, terms, chosen, none }: Taken): string {
  const take = saidBy(config, 'take', 'Continuar com {n}x');
  if (offer?.unit === 'withdrawal') return take.replace(/\{n\}x?/, countOf(offer));
  if (terms.length === 0 || none !== null) return 'Continuar';
  return take.replace('{n}', String(chosen));
}
