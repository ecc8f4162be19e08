import { Button } from '@passo/ui/controls/Button.tsx';
import { PriceBar } from '@passo/ui/money/PriceBar.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { saidBy } from '../../journey/saidBy.ts';
import type { Pay } from './choiceFacts.ts';
import { countOf } from './installments.ts';
import { ShareOfPay } from './ShareOfPay.tsx';
import { figuresOf } from './Summary.tsx';
import type { TermOffers } from './useTermOffers.ts';

interface TermBarProps {
  readonly journey: Journey;
  readonly choice: TermOffers;
  /** What an installment is measured by, where it is known. */
  readonly pay: Pay | null;
  /** What was chosen is being sent. */
  readonly busy: boolean;
  /** What the step calls going on; without it the button names the term. */
  readonly action: string | undefined;
  readonly onShowCosts: () => void;
}

/** The offer that is chosen, the way to all its costs, and the button that goes on with it. */
export function TermBar({ journey, choice, pay, busy, action, onShowCosts }: TermBarProps): ReactNode {
  const { offer, list, ready, opens, none } = choice;
  return (
    <PriceBar
      figures={offer && figuresOf(offer)}
      busy={list.busy}
      none={none}
      bare={offer === null && !opens && none === null}
      share={pay && <ShareOfPay pay={pay} offer={offer} brief />}
      costs={saidBy(journey.config, 'costs', 'Ver todos os custos')}
      onShowCosts={onShowCosts}
    >
      <Button type="submit" busy={busy || list.busy} disabled={!ready && !list.busy && !list.refused}>
        {action ?? takeWords(journey, choice)}
      </Button>
    </PriceBar>
  );
}

/** `Continuar com 24x`, in the partner's words; `Continuar com 3 saques`. */
function takeWords({ config }: Journey, { offer, terms, chosen, none }: TermOffers): string {
  if (offer?.unit === 'withdrawal') return `Continuar com ${countOf(offer)}`;
  if (terms.length === 0 || none !== null) return 'Continuar';
  return saidBy(config, 'take', 'Continuar com {n}x').replace('{n}', String(chosen));
}
