import type { ReactNode } from 'react';
import styles from './summary.module.css';

interface OfferSummaryProps {
  /** Such as 'Você paga 24 parcelas de'. */
  readonly label: string;
  /** The installment, big: 'R$ 447,16'. */
  readonly installment: string;
  /** Null where nothing is lent at interest. */
  readonly cet: string | null;
  readonly total: string;
  /** Reckoned anew: the numbers stay, paler, until the new ones are there. */
  readonly busy?: boolean | undefined;
}

/** What is decided on, right above the button that decides it. A change is read out politely. */
export function OfferSummary({ label, installment, cet, total, busy }: OfferSummaryProps): ReactNode {
  return (
    <div className={styles.summary} aria-busy={busy || undefined} aria-live="polite">
      <p>
        <span>{label}</span>
        {cet !== null && (
          <span>
            CET <b>{cet}</b>
          </span>
        )}
      </p>
      <p>
        <strong>{installment}</strong>
        <span>
          Total <b>{total}</b>
        </span>
      </p>
    </div>
  );
}
