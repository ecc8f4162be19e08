import type { OfferOnWire } from '@passo/contract';
import type { ReactNode } from 'react';
import { money, percent } from './costs.ts';
import { lastOfFalling } from './installments.ts';
import { receivedOf } from './received.ts';
import styles from './terms.module.css';

const SIGN = 'R$\u00a0';

/** Of a term's row: what one pays each time (of withdrawals, what one receives), then what it comes to. */
export function TermFigures({ offer }: { readonly offer: OfferOnWire }): ReactNode {
  const { total, cetAnnual, interestFree, unit } = offer;
  return (
    <>
      <MainFigure offer={offer} />
      <span className={styles.total}>
        <i>{unit === 'withdrawal' ? 'sai do FGTS ' : 'total '}</i>
        <span>
          <em>{SIGN}</em>
          {money(total).slice(SIGN.length)}
        </span>
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

function MainFigure({ offer }: { readonly offer: OfferOnWire }): ReactNode {
  if (offer.unit === 'withdrawal') {
    return (
      <b className={styles.installment}>
        {money(receivedOf(offer).value)}
        <small className={styles.received}> você recebe</small>
      </b>
    );
  }
  return (
    <b className={styles.installment}>
      {money(offer.valorDaParcela)}
      {lastOfFalling(offer) !== null && <small> a primeira</small>}
    </b>
  );
}
