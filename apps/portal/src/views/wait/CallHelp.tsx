import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { telephone } from '../ends/helpRow.ts';
import styles from './wait.module.css';

/** Whom to call when a promise was not kept: who sells, else the partner's own help. */
export function CallHelp({ journey: { config, proposal } }: { readonly journey: Journey }): ReactNode {
  const seller = proposal?.data.seller ?? null;
  const { supportUrl } = config.configuration.display.homePage;
  return (
    <p className={styles.call}>
      {seller === null ? (
        <a href={supportUrl}>Falar com a gente</a>
      ) : (
        <>
          Se quiser falar com alguém: {seller.name}, <a href={telephone(seller.sac)}>{seller.sac}</a>.
        </>
      )}
    </p>
  );
}
