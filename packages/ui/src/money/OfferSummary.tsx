import type { ReactNode } from 'react';
import styles from './summary.module.css';

export interface OfferFigures {
  /** Such as '24 parcelas de'. */
  readonly label: string;
  /** The installment, big: 'R$ 447,16'. */
  readonly installment: string;
  /** Null where nothing is lent at interest. */
  readonly cet: string | null;
  readonly total: string;
  /** What the total is, where nobody pays it: 'Sai do FGTS'. */
  readonly totalLabel?: string | undefined;
}

interface OfferSummaryProps {
  /** Null where there is nothing to take. */
  readonly figures: OfferFigures | null;
  /** Why there is nothing to take; without it two lines are kept free. */
  readonly none?: string | null;
  /** Reckoned anew: the numbers stay, paler, until the new ones are there. */
  readonly busy?: boolean | undefined;
}

/** What is decided on, right beside the button that decides it. A change is read out politely, in the order of the eye. */
export function OfferSummary({ figures, none, busy }: OfferSummaryProps): ReactNode {
  return (
    <div className={styles.summary} aria-busy={busy || undefined} aria-live="polite">
      {figures === null ? <p className={styles.none}>{none}</p> : <Figures {...figures} />}
    </div>
  );
}

function Figures({ label, installment, cet, total, totalLabel = 'Total' }: OfferFigures): ReactNode {
  return (
    <>
      <p className={styles.price}>
        <span>{label}</span>
        <strong>{installment}</strong>
      </p>
      <p className={styles.costs}>
        {cet !== null && (
          <span>
            CET <b>{cet}</b>
          </span>
        )}
        <span>
          {totalLabel} <b>{total}</b>
        </span>
      </p>
    </>
  );
}
