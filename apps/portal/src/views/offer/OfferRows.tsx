import type { OfferOnWire } from '@passo/contract';
import type { ReactNode } from 'react';
import { money, percent } from './costs.ts';
import { oneInterestOf } from './interest.ts';
import { OffersState } from './OffersState.tsx';
import { listKeys } from './question.ts';
import { savingOf } from './received.ts';
import { COMING, COMING_UNASKED, TermRows } from './TermRows.tsx';
import type { TermOffers } from './useTermOffers.ts';
import styles from './offers.module.css';
import rows from './terms.module.css';

interface OfferRowsProps {
  readonly title: string;
  readonly choice: TermOffers;
  /** Why a term without an offer has none. */
  readonly missing: string;
  /** Whether an amount is asked for above; without one there are fewer rows. */
  readonly near: boolean;
}

/** What can be chosen between, below its heading. Interest that is the same for all of them is said once. */
export function OfferRows({ title, choice, missing, near }: OfferRowsProps): ReactNode {
  const { terms, chosen, choose, list, opens } = choice;
  const interest = oneInterestOf(list.offers);
  const isDrawn = opens || list.offers.length > 0;
  const heading = <h2>{title}</h2>;
  return (
    <div className={styles.section}>
      {!isDrawn && heading}
      <OffersState {...list} drawn={opens} />
      {isDrawn && (
        <TermRows
          label={heading}
          name={listKeys.term}
          onChoose={choose}
          coming={near ? COMING : COMING_UNASKED}
          note={(offer) => noteOf(offer, interest === null)}
          {...{ terms, chosen, missing, near, offers: list.offers, busy: opens || list.busy }}
        />
      )}
      {interest !== null && (
        <p className={styles.interest}>
          Juros de <b>{percent(interest)} ao mês</b> em qualquer opção.
        </p>
      )}
    </div>
  );
}

/** What only this offer says: what it saves, or interest that is another than that of the offers beside it. */
function noteOf(offer: OfferOnWire, ownInterest: boolean): ReactNode {
  const saving = savingOf(offer);
  if (saving !== null) return <span className={rows.saving}>{`economia de ${money(saving.saved)}`}</span>;
  return ownInterest && !offer.interestFree ? `juros ${percent(offer.monthlyRate)} ao mês` : null;
}
