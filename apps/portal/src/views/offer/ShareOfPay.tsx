import type { OfferOnWire } from '@passo/contract';
import { ShareMeter } from '@passo/ui/money/ShareMeter.tsx';
import type { ReactNode } from 'react';
import type { Pay } from './choiceFacts.ts';

interface ShareOfPayProps {
  readonly pay: Pay | null;
  readonly offer: OfferOnWire | null;
}

/** What the largest installment takes of what comes in; nothing where either is not known. */
export function ShareOfPay({ pay, offer }: ShareOfPayProps): ReactNode {
  if (pay === null || offer === null || offer.unit === 'withdrawal') return null;
  const { label, value, limit } = pay;
  return <ShareMeter label={label} share={offer.valorDaParcela / value} limit={limit / value} />;
}
