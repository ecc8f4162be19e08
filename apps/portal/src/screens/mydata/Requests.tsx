import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import type { ReactNode } from 'react';
import { formatAt, formatDay, kindNames, showReceipt, stateNames } from './receipt.ts';
import type { DataRequest } from './useMyData.ts';
import styles from './mydata.module.css';

/** What was asked so far, and how it stands. */
export function Requests({ requests }: { readonly requests: readonly DataRequest[] }): ReactNode {
  if (requests.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="meus-dados-pedidos">
      <h2 id="meus-dados-pedidos">O que você já pediu</h2>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={request.protocol}>
            <strong>{kindNames[request.kind]}</strong>
            <span>
              {stateNames[request.state]}
              {request.state !== 'done' && ` · resposta até ${formatDay(request.dueAt)}`}
            </span>
            <small>{`${request.protocol} · ${formatAt(request.askedAt)}`}</small>
            {request.note !== null && (
              <p>{request.kind === 'review' ? request.note : `Você escreveu: ${request.note}`}</p>
            )}
            {request.answer !== null && <p>{request.answer}</p>}
            <span>
              <LinkButton onClick={() => showReceipt(request)}>
                Recibo<span className="visually-hidden">{` do pedido ${request.protocol}`}</span>
              </LinkButton>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
