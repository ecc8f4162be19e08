import type { OfferOnWire } from '@passo/contract';
import { useEffect } from 'react';
import { create } from 'zustand';

interface OfferInView {
  /** What the step in view says that it costs now; null where it says nothing of the kind. */
  readonly offer: OfferOnWire | null;
}

export const useOfferInView = create<OfferInView>()(() => ({ offer: null }));

/** Says it to whatever else tells of the offer, as long as it is on the screen. */
export function useSayOffer(offer: OfferOnWire | null): void {
  useEffect(() => {
    if (offer === null) return;
    useOfferInView.setState({ offer });
    return () => useOfferInView.setState({ offer: null });
  }, [offer]);
}
