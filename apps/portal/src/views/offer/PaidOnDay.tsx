import { PaperList } from '@passo/ui/controls/PaperList.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { Changes } from './Changes.tsx';
import { lateWords, outsideWords } from './lateWords.ts';
import { changesPapers } from './paperRows.ts';
import { shownOf, signedBefore } from './shownOffer.ts';
import styles from './changes.module.css';

interface PaidOnDayProps {
  readonly journey: Journey;
  readonly slug: string;
  /** Its paper is named further down, among all others. */
  readonly listed?: boolean;
}

/** What the day of the payment changed of what was signed, and the paper of it; nothing where it was the contract's. */
export function PaidOnDay({ journey, slug, listed = false }: PaidOnDayProps): ReactNode {
  const { offer, payment } = shownOf(journey, slug);
  const signed = signedBefore(journey);
  if (payment?.outsideContract) {
    return (
      <p role="note" className={styles.note}>
        {outsideWords(payment.paidOn)}
      </p>
    );
  }
  if (offer === null || signed === null) return null;
  return (
    <div className={styles.late}>
      <Changes before={signed} after={offer} why={lateWords(payment?.paidOn ?? '', offer.rulesOf)} />
      {!listed && <PaperList papers={changesPapers(journey, slug)} />}
    </div>
  );
}
