import type { OfferOnWire } from '@passo/contract';
import type { ReactNode } from 'react';
import { money } from './costs.ts';
import { receivedOf } from './received.ts';
import styles from './offers.module.css';

/** What a vehicle costs, and what the down payment leaves of it, before fees and taxes. Nothing where the offer names no down payment. */
export function LeftToPay({ offer }: { readonly offer: OfferOnWire }): ReactNode {
  const down = offer.lines.find(({ key }) => key === 'entrada');
  if (down === undefined) return null;
  const { value } = receivedOf(offer);
  return (
    <p className={styles.left}>
      O veículo custa {money(value + down.value)}. Com esta entrada, faltam <b>{money(value)}</b>.
    </p>
  );
}
