import type { OfferOnWire } from '@passo/contract';
import { cx } from '@passo/ui/theme/cx.ts';
import { Fragment, type ReactNode } from 'react';
import { money, percent } from './costs.ts';
import { countOf } from './installments.ts';
import { receivedOf, savingOf } from './received.ts';
import styles from './offers.module.css';

interface OfferOptionProps {
  readonly offer: OfferOnWire;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** A term of three digits takes more room. */
const isLong = (installments: number): boolean => installments > 99;

/** One line of a list: `24x`, the installment, the rate. Of yearly withdrawals: how many, and what they bring. */
export function OfferOption({ offer, busy, onChoose }: OfferOptionProps): ReactNode {
  const { installments, valorDaParcela, monthlyRate, cetAnnual, interestFree, total, unit } = offer;
  const isWithdrawal = unit === 'withdrawal';
  const rate = interestFree ? [] : [`${percent(monthlyRate)}/mês`, `CET ${percent(cetAnnual)}/ano`];
  const saving = savingOf(offer);
  const cost = [...(isWithdrawal ? ['você recebe'] : []), ...rate, `total de ${money(total)}`];
  return (
    <button
      type="button"
      className={cx(styles.option, isLong(installments) && styles.long)}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChoose()}
    >
      <span className={styles.count}>{isWithdrawal ? countOf(offer) : `${installments}x`}</span>
      <span className={styles.value}>
        {isWithdrawal ? money(receivedOf(offer).value) : money(valorDaParcela)}
        <small className={styles.cost}>
          {cost.map((part) => (
            <Fragment key={part}>
              <span>{part}</span>{' '}
            </Fragment>
          ))}
        </small>
        {saving !== null && <small className={styles.saving}>{`economia de ${money(saving.saved)}`}</small>}
      </span>
      <span className={styles.more} aria-hidden="true">
        ›
      </span>
    </button>
  );
}
