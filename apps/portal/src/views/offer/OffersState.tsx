import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { useEffect, type ReactNode } from 'react';
import type { useOfferList } from './useOfferList.ts';
import styles from './offers.module.css';

type OffersStateProps = ReturnType<typeof useOfferList> & {
  /** The list is drawn already and waits for its figures: that is said to who hears the page. */
  readonly drawn?: boolean;
};

/** Why there is no list: nothing asked yet, on its way, refused, or not found. Nothing where there is one. */
export function OffersState({
  offers,
  message,
  busy,
  waits,
  refused,
  retry,
  drawn = false,
}: OffersStateProps): ReactNode {
  // Of a list that is drawn the amount itself says why it is empty.
  if (refused) return drawn ? null : <p className={styles.state}>Ajuste o valor acima para ver as opções.</p>;
  if (waits) return <p className={styles.state}>Responda acima para ver as opções.</p>;
  if (offers.length > 0) return null;
  if (busy) {
    return (
      <p className={drawn ? 'visually-hidden' : styles.state} role="status">
        Calculando as opções…
      </p>
    );
  }
  return <NotFound message={message} retry={retry} />;
}

/** The browser knows when the line is back: then nothing has to be pressed. */
function NotFound({ message, retry }: Pick<OffersStateProps, 'message' | 'retry'>): ReactNode {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return (
    <div className={styles.state} role="alert">
      <p>
        <strong>Não encontrado</strong>
      </p>
      {message !== null && <p>{message}</p>}
      <LinkButton onClick={retry}>Tentar novamente</LinkButton>
    </div>
  );
}
