import { Button } from '@passo/ui/controls/Button.tsx';
import { PriceBar } from '@passo/ui/money/PriceBar.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import type { Pay } from './choiceFacts.ts';
import { ShareOfPay } from './ShareOfPay.tsx';
import { figuresOf } from './Summary.tsx';
import { costsWords, takeWords } from './takeWords.ts';
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
      costs={costsWords(journey)}
      onShowCosts={onShowCosts}
    >
      <Button type="submit" busy={busy || list.busy} disabled={!ready && !list.busy && !list.refused}>
        {action ?? takeWords(journey, choice)}
      </Button>
    </PriceBar>
  );
}
