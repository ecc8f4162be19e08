import type { OfferOnWire } from '@passo/contract';
import { Button } from '@passo/ui/controls/Button.tsx';
import type { ReactNode } from 'react';
import { money, percent } from './costs.ts';
import { countOf, lastOfFalling } from './installments.ts';
import styles from './offers.module.css';

interface VendorCardProps {
  readonly offer: OfferOnWire;
  readonly busy: boolean;
  readonly onChoose: () => void;
}

/** Who offers it, and in which way where there are several, with the numbers that offers are compared by. */
export function VendorCard({ offer, busy, onChoose }: VendorCardProps): ReactNode {
  const { lender, title, valorDaParcela, total, cetAnnual, monthlyRate, interest } = offer;
  const name = title === null ? lender.name : `${title}, ${lender.name}`;
  const rows = [
    { label: 'Total', value: money(total) },
    { label: 'Juros', value: money(interest) },
    { label: 'Taxa', value: `${percent(monthlyRate)} ao mês` },
    { label: 'CET', value: `${percent(cetAnnual)} ao ano` },
  ];
  return (
    <li className={styles.vendor}>
      <h3>
        {title ?? lender.name}
        {title !== null && <small>{lender.name}</small>}
      </h3>
      <p className={styles.first}>
        {money(valorDaParcela)}
        <small>{inWords(offer)}</small>
      </p>
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button variant="ghost" disabled={busy} onClick={onChoose}>
        Ver oferta<span className="visually-hidden">{` ${name}`}</span>
      </Button>
    </li>
  );
}

function inWords(offer: OfferOnWire): string {
  const last = lastOfFalling(offer);
  return last === null ? `em ${countOf(offer)}` : `na primeira de ${countOf(offer)}; ${money(last)} na última`;
}
