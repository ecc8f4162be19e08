import type { FactRow } from '@passo/ui/panel/FactRows.tsx';
import type { Journey } from '../../journey/journey.ts';
import { saidBy } from '../../journey/saidBy.ts';

/** A telephone as it is written → what dials it. */
export const telephone = (written: string): string => `tel:${written.replaceAll(/\D/g, '')}`;

/** Whom to call: whoever sells. Nothing where nobody does. */
export function helpRow({ config, proposal }: Journey): readonly FactRow[] {
  const seller = proposal?.data.seller ?? null;
  if (seller === null) return [];
  const { sac, email } = seller;
  const action = { label: 'Ligar', href: telephone(sac), spoken: `Ligar para ${sac}` };
  return [{ kind: 'help', label: saidBy(config, 'help', 'Ajuda'), values: [sac], note: email, action }];
}
