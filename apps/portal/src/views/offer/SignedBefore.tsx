import type { OfferOnWire } from '@passo/contract';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { Changes } from './Changes.tsx';
import { signedBefore } from './shownOffer.ts';
import styles from './offers.module.css';

interface SignedBeforeProps {
  readonly journey: Journey;
  /** The offer that would take its place; null while it is reckoned. */
  readonly offer: OfferOnWire | null;
}

/** What was signed and holds no more, beside the offer in view: whoever signs again sees first what they would sign instead. */
export function SignedBefore({ journey, offer }: SignedBeforeProps): ReactNode {
  const signed = signedBefore(journey);
  if (signed === null) return null;
  return (
    <section aria-labelledby="assinado" className={styles.section}>
      <h2 id="assinado">O que você assinou e como fica agora</h2>
      <Changes before={signed} after={offer} />
    </section>
  );
}
