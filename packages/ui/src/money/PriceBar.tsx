import type { ReactNode } from 'react';
import { LinkButton } from '../controls/LinkButton.tsx';
import { cx } from '../theme/cx.ts';
import { OfferSummary, type OfferFigures } from './OfferSummary.tsx';
import styles from './summary.module.css';

interface PriceBarProps {
  /** Null as long as there are none. */
  readonly figures: OfferFigures | null;
  /** Why there are none; null where that is not known yet. */
  readonly none: string | null;
  readonly busy: boolean;
  /** Nothing is asked that has figures: there is the button alone. */
  readonly bare: boolean;
  /** What the price takes of what comes in, on a line of its own; null where that is not known. */
  readonly share?: ReactNode;
  /** Leads to every cost: 'Ver todos os custos'. */
  readonly costs: string;
  readonly onShowCosts: () => void;
  /** The button. */
  readonly children: ReactNode;
}

/** Of letters: as many as stand beside a button on a phone. */
const ONE_LINE = 20;

/** What an offer comes to, the way to all its costs, and the button that takes it, read in this order. */
export function PriceBar({
  figures,
  none,
  busy,
  bare,
  share = null,
  costs,
  onShowCosts,
  children,
}: PriceBarProps): ReactNode {
  return (
    <div className={styles.bar}>
      {!bare && <OfferSummary figures={figures} none={none} busy={busy} />}
      {!bare && share !== null && <div className={cx(styles.share, figures === null && styles.kept)}>{share}</div>}
      <div className={styles.ways}>
        {!bare && (
          <p className={cx(styles.all, costs.length > ONE_LINE && styles.long, figures === null && styles.kept)}>
            <LinkButton onClick={onShowCosts}>{costs}</LinkButton>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}
