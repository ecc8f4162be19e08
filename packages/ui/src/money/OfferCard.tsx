import type { ReactNode } from 'react';
import { LinkButton } from '../controls/LinkButton.tsx';
import { cx } from '../theme/cx.ts';
import styles from './offer.module.css';

interface CardRow {
  readonly label: string;
  readonly value: string;
  /** What the offer is taken for, such as what it saves. */
  readonly gain?: boolean;
}

interface OfferCardProps {
  /** Such as 'Você paga 24 parcelas de'. */
  readonly label?: string;
  /** The installment, big: 'R$ 447,16'; left out where a bar says it. */
  readonly installment?: string;
  /** What is received, before anything else: 'Você recebe', 'R$ 8.500,00'. */
  readonly received?: { readonly label: string; readonly value: string } | undefined;
  readonly rows: readonly CardRow[];
  /** Leads to every cost: 'Ver todos os custos'. */
  readonly costs?: { readonly label: string; readonly onShow: () => void } | undefined;
  /** The numbers are being reckoned anew; they stay, paler, until the new ones are there. */
  readonly busy?: boolean | undefined;
}

/** What an offer comes to. A change is read out politely, since it follows from a control elsewhere. */
export function OfferCard({ label, installment, received, rows, costs, busy }: OfferCardProps): ReactNode {
  return (
    <div className={styles.card} aria-busy={busy || undefined}>
      <div aria-live="polite" className={styles.main}>
        {received && (
          <>
            <p className={styles.label}>{received.label}</p>
            <p className={styles.received}>{received.value}</p>
          </>
        )}
        {installment && (
          <>
            <p className={styles.label}>{label}</p>
            <p className={styles.installment}>{installment}</p>
          </>
        )}
      </div>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.label} className={cx(row.gain && styles.gain)}>
            <dt>{row.label}</dt>
            <dd>{row.value}</dd>
          </div>
        ))}
      </dl>
      {costs && (
        <p className={styles.more}>
          <LinkButton onClick={costs.onShow}>{costs.label}</LinkButton>
        </p>
      )}
    </div>
  );
}
