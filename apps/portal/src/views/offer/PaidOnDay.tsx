import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { Changes } from './Changes.tsx';
import { ChangesPaper } from './ChangesPaper.tsx';
import { day } from './costs.ts';
import { shownOf, signedBefore } from './shownOffer.ts';
import styles from './changes.module.css';

interface PaidOnDayProps {
  readonly journey: Journey;
  readonly slug: string;
}

/** What the day of the payment changed of what was signed, and the paper of it; nothing where it was the contract's. */
export function PaidOnDay({ journey, slug }: PaidOnDayProps): ReactNode {
  const { offer, payment } = shownOf(journey, slug);
  const signed = signedBefore(journey);
  if (payment?.outsideContract) {
    return (
      <p role="note" className={styles.note}>
        {outside(payment.paidOn)}
      </p>
    );
  }
  if (offer === null || signed === null) return null;
  return (
    <>
      <Changes before={signed} after={offer} why={later(payment?.paidOn ?? '')} />
      <ChangesPaper journey={journey} />
    </>
  );
}

const REDONE = 'Os valores foram refeitos, como o contrato prevê. Não é preciso assinar de novo.';

/** Of money that is waited for the panel's own words tell the day. */
const later = (paidOn: string): string =>
  paidOn === ''
    ? REDONE
    : `O dinheiro saiu em ${day(paidOn)}, e não no dia do contrato. Você não paga juros pelos dias sem ele. ${REDONE}`;

const outside = (paidOn: string): string =>
  `O dinheiro saiu ${paidOn === '' ? 'em outro dia' : `em ${day(paidOn)}`}, fora do prazo que o contrato prevê. Quem cuida do seu ` +
  'pedido já tem o registro: antes da primeira parcela, peça os valores refeitos para esse dia.';
