import { today } from '@passo/domain/date/instant.ts';
import { ButtonLink } from '@passo/ui/controls/ButtonLink.tsx';
import type { ReactNode } from 'react';
import { useAsked } from '../../journey/useAsked.ts';
import { hash } from '../../state/hashId.ts';
import { day } from './costs.ts';
import styles from './offer.module.css';

/** Contracts that were signed and that another one took the place of, each with the record of how it was signed. */
export function EarlierContracts(): ReactNode {
  const [contracts] = useAsked('listContracts', { id: hash() });
  const earlier = (contracts ?? []).filter(({ replaced }) => replaced);
  if (earlier.length === 0) return null;
  return (
    <section aria-labelledby="contratos-anteriores" className={styles.links}>
      <h2 id="contratos-anteriores">{earlier.length === 1 ? 'Contrato anterior' : 'Contratos anteriores'}</h2>
      <p>Você assinou, mas outro entrou no lugar. Só o contrato de cima vale.</p>
      {earlier.map(({ document, url, signatureUrl, signedAt }) => (
        <div key={document} className={styles.links}>
          <ButtonLink href={url} variant="ghost">{`Abrir o contrato assinado em ${dayOf(signedAt)} (PDF)`}</ButtonLink>
          <ButtonLink href={signatureUrl ?? url} variant="ghost">
            {`Abrir o registro da assinatura de ${dayOf(signedAt)} (PDF)`}
          </ButtonLink>
        </div>
      ))}
    </section>
  );
}

const dayOf = (instant: string | null): string => day(today(new Date(instant ?? 0)));
