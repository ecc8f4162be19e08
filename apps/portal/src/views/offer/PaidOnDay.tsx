import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { Changes } from './Changes.tsx';
import { day } from './costs.ts';
import { shownOf, signedBefore } from './shownOffer.ts';
import styles from './changes.module.css';

interface PaidOnDayProps {
  readonly journey: Journey;
  readonly slug: string;
}

/** What the day of the payment changed of what was signed; nothing where it was the contract's. */
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
  return offer && signed && <Changes before={signed} after={offer} why={later(payment?.paidOn ?? '')} />;
}

const later = (paidOn: string): string =>
  `O dinheiro saiu ${on(paidOn)}, e não no dia do contrato. Você não paga juros pelos dias sem ele: as parcelas foram refeitas.`;

const outside = (paidOn: string): string =>
  `O dinheiro saiu ${on(paidOn)}, fora do prazo que o contrato prevê. Quem cuida do seu pedido já tem o registro: antes da ` +
  'primeira parcela, peça os valores refeitos para esse dia.';

const on = (paidOn: string): string => (paidOn === '' ? 'em outro dia' : `em ${day(paidOn)}`);
