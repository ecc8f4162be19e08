import type { OfferOnWire } from '@passo/contract';
import { cx } from '@passo/ui/theme/cx.ts';
import type { ReactNode } from 'react';
import type { Pay } from './choiceFacts.ts';
import { money, percent } from './costs.ts';
import { lastOfFalling } from './installments.ts';
import { useBarBelow } from './useBarBelow.ts';
import styles from './terms.module.css';

export interface Term {
  readonly value: number;
  readonly label: string;
}

interface TermRowsProps {
  readonly label: string;
  readonly name: string;
  readonly terms: readonly Term[];
  readonly offers: readonly OfferOnWire[];
  readonly chosen: number;
  readonly busy: boolean;
  /** Why a term without an offer has none; null where that does not mean that it cannot be had. */
  readonly missing: string | null;
  readonly onChoose: (term: Term) => void;
}

/** Why a term has no offer, as far as it is known. */
export const withoutOffer = (pay: Pay | null): string =>
  pay === null ? 'não há neste valor' : 'passa do limite da sua renda';

/** Those that an offer is there for before those without; as they come where there is none for any. */
function possibleFirst(terms: readonly Term[], offerOver: (term: Term) => OfferOnWire | undefined): readonly Term[] {
  const isOffered = (term: Term): boolean => offerOver(term) !== undefined;
  return [...terms.filter(isOffered), ...terms.filter((term) => !isOffered(term))];
}

/** Each term with its installment, its total and its CET; one of them is chosen. */
export function TermRows({ label, name, terms, offers, chosen, busy, missing, onChoose }: TermRowsProps): ReactNode {
  const fieldset = useBarBelow<HTMLFieldSetElement>();
  const offerOver = ({ value }: Term) => offers.find(({ installments }) => installments === value);
  return (
    <fieldset ref={fieldset} className={styles.terms} aria-busy={busy || undefined}>
      <legend>{label}</legend>
      <div className={styles.rows}>
        <p className={styles.head} aria-hidden="true">
          <span>Vezes</span>
          <span>Parcela</span>
          <span>Total</span>
          <span>CET ao ano</span>
        </p>
        {possibleFirst(terms, offerOver).map((term) => {
          const offer = offerOver(term);
          const isChosen = term.value === chosen;
          // What is reckoned anew is nothing yet that somebody may not have.
          const isOut = offer === undefined && !busy && missing !== null;
          return (
            <label key={term.value} className={cx(styles.row, isOut && styles.out)}>
              <input
                type="radio"
                name={name}
                checked={isChosen}
                disabled={isOut && !isChosen}
                onChange={() => onChoose(term)}
              />
              <strong className={styles.count}>{term.label}</strong>
              {offer ? <Figures offer={offer} /> : <span className={styles.why}>{busy ? null : missing}</span>}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

const SIGN = 'R$\u00a0';

function Figures({ offer }: { readonly offer: OfferOnWire }): ReactNode {
  const { valorDaParcela, total, cetAnnual, interestFree } = offer;
  return (
    <>
      <b className={styles.installment}>
        {money(valorDaParcela)}
        {lastOfFalling(offer) !== null && <small> a primeira</small>}
      </b>
      <span className={styles.total}>
        <i>total </i>
        <em>{SIGN}</em>
        {money(total).slice(SIGN.length)}
      </span>
      <span className={styles.cet}>
        {!interestFree && (
          <>
            <i>CET </i>
            {percent(cetAnnual)}
            <i>/ano</i>
          </>
        )}
      </span>
    </>
  );
}
