import type { OfferOnWire } from '@passo/contract';
import type { ReactNode } from 'react';
import { money, percent } from './costs.ts';
import { countOf } from './installments.ts';
import { receivedOf } from './received.ts';
import styles from './changes.module.css';

const figures: readonly (readonly [string, (offer: OfferOnWire) => string])[] = [
  ['Você recebe', (offer) => money(receivedOf(offer).value)],
  ['Parcela', ({ valorDaParcela }) => money(valorDaParcela)],
  ['Prazo', countOf],
  ['Taxa de juros', ({ monthlyRate }) => `${percent(monthlyRate)} a.m.`],
  ['CET', ({ cetAnnual }) => `${percent(cetAnnual)} a.a.`],
  ['Total a pagar', ({ total }) => money(total)],
];

interface ChangesProps {
  readonly before: OfferOnWire;
  readonly after: OfferOnWire;
  /** Why they differ. */
  readonly why?: string;
}

/** Each figure before and after. */
export function Changes({ before, after, why }: ChangesProps): ReactNode {
  return (
    <>
      {why !== undefined && (
        <p role="note" className={styles.note}>
          {why}
        </p>
      )}
      <table className={styles.changes}>
        <caption className="visually-hidden">O que mudou na sua oferta</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">Antes</th>
            <th scope="col">Agora</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(([label, figure]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{figure(before)}</td>
              <td>{figure(before) === figure(after) ? figure(after) : <strong>{figure(after)}</strong>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
