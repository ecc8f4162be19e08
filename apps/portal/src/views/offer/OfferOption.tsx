import type { OfferOnWire } from '@passo/contract';
import { cx } from '@passo/ui/theme/cx.ts';
import type { ReactNode } from 'react';
import { money, percent, whole } from './costs.ts';
import { countOf } from './installments.ts';
import { receivedOf, savingOf } from './received.ts';
import styles from './offers.module.css';

interface OfferOptionProps {
  readonly offer: OfferOnWire;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** One line of a list: `24x`, the installment, its cost. Of yearly withdrawals: how many, and what they bring. */
export function OfferOption({ offer, busy, onChoose }: OfferOptionProps): ReactNode {
  const { installments, valorDaParcela, total, unit } = offer;
  const isWithdrawal = unit === 'withdrawal';
  // A term of three digits takes more room.
  const isLong = isWithdrawal || installments > 99;
  const saving = savingOf(offer);
  return (
    <button
      type="button"
      className={cx(styles.option, isLong && styles.long)}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChoose()}
    >
      <span className={styles.count}>{isWithdrawal ? countOf(offer) : `${installments}x`}</span>
      <span className={styles.value}>
        {isWithdrawal && <small>Você recebe</small>}
        {isWithdrawal ? money(receivedOf(offer).value) : money(valorDaParcela)}
        <small>total de {money(total)}</small>
        {!offer.interestFree && (
          <small className={styles.rates}>
            {ratesOf(offer).map((rate) => (
              <span key={rate}>{rate} </span>
            ))}
          </small>
        )}
        {saving !== null && <small className={styles.saving}>{`economia de ${money(saving.saved)}`}</small>}
      </span>
      <span className={styles.more} aria-hidden="true">
        ›
      </span>
    </button>
  );
}

const ratesOf = ({ monthlyRate, cetAnnual }: OfferOnWire): readonly string[] => [
  whole(`Juros ${percent(monthlyRate)} ao mês`),
  whole(`CET ${percent(cetAnnual)} ao ano`),
];
