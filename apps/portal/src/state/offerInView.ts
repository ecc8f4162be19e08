import type { OfferOnWire } from '@passo/contract';
import { useEffect } from 'react';
import { create } from 'zustand';

interface OfferInView {
  /** What the step in view says that it costs now; null where it says nothing of the kind. */
  readonly offer: OfferOnWire | null;
  /** Whether it is just being chosen: what was agreed before is no answer to what is on the screen then. */
  readonly choosing: boolean;
}

export const useOfferInView = create<OfferInView>()(() => ({ offer: null, choosing: false }));

/** Says it to whatever else tells of the offer, as long as it is on the screen. */
export function useSayOffer(offer: OfferOnWire | null): void {
  useEffect(() => {
    if (offer === null) return;
    useOfferInView.setState({ offer });
    return () => useOfferInView.setState({ offer: null });
  }, [offer]);
}

/** Says that amount and term are chosen on this screen. */
export function useChoosing(): void {
  useEffect(() => {
    useOfferInView.setState({ choosing: true });
    return () => useOfferInView.setState({ choosing: false });
  }, []);
}
