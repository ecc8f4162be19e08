import type { OfferOnWire } from '@passo/contract';
import { ShareMeter } from '@passo/ui/money/ShareMeter.tsx';
import type { ReactNode } from 'react';
import type { Pay } from './choiceFacts.ts';

interface ShareOfPayProps {
  readonly pay: Pay | null;
  readonly offer: OfferOnWire | null;
  /** In one short line. */
  readonly brief?: boolean;
}

/** What the largest installment takes of what comes in; nothing where either is not known. */
export function ShareOfPay({ pay, offer, brief = false }: ShareOfPayProps): ReactNode {
  if (pay === null || offer === null || offer.unit === 'withdrawal') return null;
  const { label, of, value, limit } = pay;
  const [share, most] = [offer.valorDaParcela / value, limit / value];
  return <ShareMeter {...{ label, share }} of={brief ? of : undefined} limit={most} />;
}
