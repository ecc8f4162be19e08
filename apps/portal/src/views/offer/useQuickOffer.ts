import type { OfferOnWire } from '@passo/contract';
import type { QuickAsk } from '@passo/catalog/products/quickOffer.ts';
import { useEffect, useState } from 'react';

export type Quick = (offer: OfferOnWire, ask: QuickAsk) => OfferOnWire;

const unchanged: Quick = (offer) => offer;

/**
 * Reckons at once what a changed offer comes to, by the same code as the server, which confirms it a moment later. The mathematics
 * come after the screen is drawn; until then, and where they say nothing, the offer stays as it is.
 */
export function useQuickOffer(product: string): Quick {
  const [quick, setQuick] = useState<Quick>(() => unchanged);
  useEffect(() => {
    let current = true;
    const load = async (): Promise<void> => {
      const { quickOffer } = await import('@passo/catalog/products/quickOffer.ts');
      if (current) setQuick(() => (offer: OfferOnWire, ask: QuickAsk) => quickOffer(product, offer, ask) ?? offer);
    };
    // Without it the server's answer alone changes the figures.
    void load().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [product]);
  return quick;
}
