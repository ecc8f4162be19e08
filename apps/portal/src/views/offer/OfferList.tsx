import type { OfferOnWire } from '@passo/contract';
import type { ReactNode } from 'react';
import { percent } from './costs.ts';
import { oneInterestOf } from './interest.ts';
import { OfferOption } from './OfferOption.tsx';
import { OffersState } from './OffersState.tsx';
import type { useOfferList } from './useOfferList.ts';
import styles from './offers.module.css';

interface OfferListProps {
  readonly title: string;
  readonly list: ReturnType<typeof useOfferList>;
  readonly onChoose: (offer: OfferOnWire) => void;
}

/** What can be chosen between. Interest that is the same for all of them is said once, above. */
export function OfferList({ title, list, onChoose }: OfferListProps): ReactNode {
  const interest = oneInterestOf(list.offers);
  const opens = list.busy && list.offers.length === 0;
  return (
    <section aria-labelledby="opcoes" aria-busy={list.busy || undefined} className={styles.section}>
      <h2 id="opcoes">{title}</h2>
      {interest !== null && (
        <p className={styles.interest}>
          Juros de <b>{percent(interest)} ao mês</b> em qualquer opção.
        </p>
      )}
      <OffersState {...list} drawn={opens} />
      <div className={styles.options}>
        {opens && [1, 2, 3].map((at) => <i key={at} className={styles.coming} />)}
        {list.offers.map((offer) => (
          <OfferOption
            key={offer.installments}
            offer={offer}
            busy={list.busy}
            ownInterest={interest === null}
            onChoose={() => onChoose(offer)}
          />
        ))}
      </div>
    </section>
  );
}
