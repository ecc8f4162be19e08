import type { OfferOnWire } from '@passo/contract';
import { cx } from '@passo/ui/theme/cx.ts';
import type { ReactNode } from 'react';
import type { Pay } from './choiceFacts.ts';
import { FROM_FUND, OWN } from './received.ts';
import { TermFigures } from './TermFigures.tsx';
import type { Term } from './terms.ts';
import { useBarBelow } from './useBarBelow.ts';
import page from './offer.module.css';
import styles from './terms.module.css';

interface TermRowsProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly terms: readonly Term[];
  readonly offers: readonly OfferOnWire[];
  readonly chosen: number;
  readonly busy: boolean;
  /** Why a term without an offer has none; null where that does not mean that it cannot be had. */
  readonly missing: string | null;
  /** Whether it stands below an amount, which it tells the cost of. */
  readonly near?: boolean;
  /** How many rows keep their place while nobody knows which terms there are. */
  readonly coming?: number;
  /** What a row says in a line below its figures; mostly nothing. */
  readonly note?: (offer: OfferOnWire) => ReactNode;
  readonly onChoose: (term: Term) => void;
}

/** So many terms there mostly are; and where nothing is asked but one of them, as of yearly withdrawals. */
export const [COMING, COMING_UNASKED] = [5, 3];

/** Why a term has no offer, as far as it is known. */
export const withoutOffer = (pay: Pay | null): string =>
  pay === null ? 'não há neste valor' : `passa do limite ${pay.of}`;

/** Those that an offer is there for before those without; as they come where there is none for any. */
function possibleFirst(terms: readonly Term[], offerOver: (term: Term) => OfferOnWire | undefined): readonly Term[] {
  const isOffered = (term: Term): boolean => offerOver(term) !== undefined;
  return [...terms.filter(isOffered), ...terms.filter((term) => !isOffered(term))];
}

/** Each term with its installment, its total and its CET; one of them is chosen. */
export function TermRows({ label, near = true, coming = 0, ...props }: TermRowsProps): ReactNode {
  const { terms, offers, busy } = props;
  const fieldset = useBarBelow<HTMLFieldSetElement>();
  const offerOver = ({ value }: Term) => offers.find(({ installments }) => installments === value);
  const isWithdrawal = offers.some(({ unit }) => unit === 'withdrawal');
  return (
    <fieldset
      ref={fieldset}
      className={cx(styles.terms, near && styles.near, isWithdrawal && styles.withdrawals)}
      aria-busy={busy || undefined}
    >
      <legend className={page.aside}>{label}</legend>
      <div className={styles.rows}>
        <Head isWithdrawal={isWithdrawal} isBlank={terms.length === 0} />
        {terms.length === 0 &&
          Array.from({ length: coming }, (_, at) => (
            <div key={at} className={cx(styles.row, styles.coming)} aria-hidden="true" />
          ))}
        {possibleFirst(terms, offerOver).map((term) => (
          <TermRow key={term.value} {...props} term={term} offer={offerOver(term)} />
        ))}
      </div>
    </fieldset>
  );
}

function Head({ isWithdrawal, isBlank }: { readonly isWithdrawal: boolean; readonly isBlank: boolean }): ReactNode {
  const words = isWithdrawal ? ['Saques', OWN, FROM_FUND] : ['Vezes', 'Parcela', 'Total'];
  return (
    <p className={cx(styles.head, isBlank && styles.blank)} aria-hidden="true">
      {[...words, 'CET ao ano'].map((word) => (
        <span key={word}>{word}</span>
      ))}
    </p>
  );
}

interface TermRowProps extends Pick<TermRowsProps, 'name' | 'chosen' | 'busy' | 'missing' | 'note' | 'onChoose'> {
  readonly term: Term;
  readonly offer: OfferOnWire | undefined;
}

function TermRow({ term, offer, name, chosen, busy, missing, note, onChoose }: TermRowProps): ReactNode {
  const isChosen = term.value === chosen;
  // What is reckoned anew is nothing yet that somebody may not have.
  const isOut = offer === undefined && !busy && missing !== null;
  const said = offer && note?.(offer);
  return (
    <label className={cx(styles.row, isOut && styles.out)}>
      <input
        type="radio"
        name={name}
        checked={isChosen}
        disabled={isOut && !isChosen}
        onChange={() => onChoose(term)}
      />
      <strong className={styles.count}>{term.label}</strong>
      {offer ? <TermFigures offer={offer} /> : <span className={styles.why}>{busy ? null : missing}</span>}
      {said && <small className={styles.note}>{said}</small>}
    </label>
  );
}
