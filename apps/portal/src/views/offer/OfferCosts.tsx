import type { OfferOnWire } from '@passo/contract';
import { CostSheet } from '@passo/ui/money/CostSheet.tsx';
import { OfferCard } from '@passo/ui/money/OfferCard.tsx';
import { useState, type ReactNode } from 'react';
import { cardOf, costSheetOf, fullCardOf } from './costs.ts';

interface OfferCostsProps {
  readonly offer: OfferOnWire;
  readonly busy?: boolean;
  /** Where nothing on the screen says yet how much it is. */
  readonly receivedFirst?: boolean;
}

/** An offer at a glance, and everything it costs one press away. */
export function OfferCosts({ offer, busy, receivedFirst = false }: OfferCostsProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <OfferCard
        {...(receivedFirst ? fullCardOf(offer) : cardOf(offer))}
        busy={busy}
        onShowCosts={() => setOpen(true)}
      />
      <CostSheet open={open} onClose={() => setOpen(false)} {...costSheetOf(offer)} />
    </>
  );
}
