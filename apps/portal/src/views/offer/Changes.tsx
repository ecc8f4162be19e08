import type { OfferOnWire } from '@passo/contract';
import type { ReactNode } from 'react';
import { day, money, percent } from './costs.ts';
import { countOf } from './installments.ts';
import { receivedOf } from './received.ts';
import styles from './changes.module.css';

const figures: readonly (readonly [string, (offer: OfferOnWire) => string])[] = [
  ['Você recebe', (offer) => money(receivedOf(offer).value)],
  ['Parcela', ({ valorDaParcela }) => money(valorDaParcela)],
  ['Prazo', countOf],
  ['Primeiro vencimento', ({ firstDueOn }) => day(firstDueOn)],
  ['Último vencimento', ({ lastDueOn }) => day(lastDueOn)],
  ['Taxa de juros', ({ monthlyRate }) => `${percent(monthlyRate)} ao mês`],
  ['CET', ({ cetAnnual }) => `${percent(cetAnnual)} ao ano`],
  ['Total a pagar', ({ total }) => money(total)],
];

interface ChangesProps {
  readonly before: OfferOnWire;
  /** Null while it is reckoned: its column has its room. */
  readonly after: OfferOnWire | null;
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
              <td>{after === null ? '…' : <Figure before={figure(before)} after={figure(after)} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const Figure = ({ before, after }: { readonly before: string; readonly after: string }): ReactNode =>
  before === after ? after : <strong>{after}</strong>;
