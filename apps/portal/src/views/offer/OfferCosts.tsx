import type { OfferOnWire } from '@passo/contract';
import { CostSheet } from '@passo/ui/money/CostSheet.tsx';
import { OfferCard } from '@passo/ui/money/OfferCard.tsx';
import { useState, type ReactNode } from 'react';
import { cardOf, costRows, leadOf, offerFacts, offerNotes } from './costs.ts';

/** An offer at a glance, and everything it costs one press away. */
export function OfferCosts({ offer, busy }: { readonly offer: OfferOnWire; readonly busy?: boolean }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <OfferCard {...cardOf(offer)} busy={busy} onShowCosts={() => setOpen(true)} />
      <CostSheet
        open={open}
        onClose={() => setOpen(false)}
        lead={leadOf(offer)}
        costs={costRows(offer)}
        facts={offerFacts(offer)}
        notes={offerNotes(offer)}
      />
    </>
  );
}
