import type { OfferOnWire } from '@passo/contract';
import { OfferSummary } from '@passo/ui/money/OfferSummary.tsx';
import type { ReactNode } from 'react';
import { cardOf, money, percent } from './costs.ts';
import styles from './offer.module.css';

/** An offer in the bar above the button: installment, CET and total. */
export function Summary({ offer, busy }: { readonly offer: OfferOnWire; readonly busy?: boolean }): ReactNode {
  const { label, installment } = cardOf(offer);
  const cet = offer.interestFree ? null : `${percent(offer.cetAnnual)} ao ano`;
  return <OfferSummary {...{ label, installment, cet, total: money(offer.total), busy }} />;
}

/** Where there is none: what stands there instead of its figures. */
export const SummaryNone = ({ label }: { readonly label: string }): ReactNode => (
  <OfferSummary label={label} installment="—" cet={null} total="—" />
);

/** The room of the first one, until it is there. */
export const SummaryPlace = (): ReactNode => (
  <div className={styles.place} aria-hidden="true">
    <OfferSummary label="&nbsp;" installment="&nbsp;" cet={null} total="" />
  </div>
);
