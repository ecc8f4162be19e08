import type { OfferOnWire } from '@passo/contract';
import type { ReactNode } from 'react';
import { money, percent, whole } from './costs.ts';
import { countOf } from './installments.ts';
import { receivedOf, savingOf } from './received.ts';
import styles from './offers.module.css';

interface OfferOptionProps {
  readonly offer: OfferOnWire;
  readonly busy: boolean;
  /** Whether its interest is another than that of the offers beside it. */
  readonly ownInterest: boolean;
  readonly onChoose: () => void;
}

/** Of a list: `24x R$ 447,16`, and below it what it costs. Of yearly withdrawals: how many, and what they bring. */
export function OfferOption({ offer, busy, ownInterest, onChoose }: OfferOptionProps): ReactNode {
  const { installments, valorDaParcela, unit } = offer;
  const isWithdrawal = unit === 'withdrawal';
  const saving = savingOf(offer);
  return (
    <button
      type="button"
      className={styles.option}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChoose()}
    >
      <span className={styles.count}>{isWithdrawal ? countOf(offer) : `${installments}x`}</span>
      <span className={styles.value}>
        {isWithdrawal && <small>Você recebe </small>}
        {isWithdrawal ? money(receivedOf(offer).value) : money(valorDaParcela)}
      </span>
      <small className={styles.rates}>
        {ratesOf(offer, ownInterest).map((rate) => (
          <span key={rate}>{whole(rate)} </span>
        ))}
        {saving !== null && <span className={styles.saving}>{whole(`economia de ${money(saving.saved)}`)}</span>}
      </small>
      <span className={styles.more} aria-hidden="true">
        ›
      </span>
    </button>
  );
}

const ratesOf = (
  { total, interestFree, monthlyRate, cetAnnual }: OfferOnWire,
  ownInterest: boolean,
): readonly string[] => [
  `total ${money(total)}`,
  ...(interestFree || !ownInterest ? [] : [`juros ${percent(monthlyRate)} ao mês`]),
  ...(interestFree ? [] : [`CET ${percent(cetAnnual)} ao ano`]),
];
