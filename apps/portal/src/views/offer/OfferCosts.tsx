import type { OfferOnWire } from '@passo/contract';
import { CostDetails } from '@passo/ui/money/CostDetails.tsx';
import { CostSheet } from '@passo/ui/money/CostSheet.tsx';
import { OfferCard } from '@passo/ui/money/OfferCard.tsx';
import { useState, type ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { useSayOffer } from '../../state/offerInView.ts';
import { cardOf, costSheetOf, fullCardOf } from './costs.ts';
import { costsWords } from './takeWords.ts';
import { sheetWithSplit } from './split.ts';
import { useSeller } from './useSeller.ts';
import styles from './offers.module.css';

interface OfferCostsProps {
  readonly journey: Journey;
  readonly offer: OfferOnWire;
  readonly busy?: boolean;
  /** Where nothing on the screen says yet how much it is. */
  readonly receivedFirst?: boolean;
}

/** An offer at a glance, and everything it costs one press away. */
export function OfferCosts({ journey, offer, busy, receivedFirst = false }: OfferCostsProps): ReactNode {
  const [open, setOpen] = useState(false);
  useSayOffer(offer);
  const seller = useSeller();
  const card = receivedFirst ? fullCardOf(offer) : cardOf(offer);
  return (
    <>
      <OfferCard {...card} busy={busy} costs={{ label: costsWords(journey), onShow: () => setOpen(true) }} />
      <CostSheet open={open} onClose={() => setOpen(false)} {...sheetWithSplit(offer, seller)} />
    </>
  );
}

/** Before it binds: every cost below what is signed, and not one press away. What is signed names installment, CET and lender itself. */
export function WholeCosts({ offer }: { readonly offer: OfferOnWire }): ReactNode {
  useSayOffer(offer);
  const seller = useSeller();
  return (
    <section aria-labelledby="todos-os-custos">
      <h2 id="todos-os-custos" className={styles.costs}>
        Todos os custos
      </h2>
      <CostDetails {...costSheetOf(offer, seller)} />
    </section>
  );
}
