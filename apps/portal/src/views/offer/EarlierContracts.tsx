import type { DataOf } from '@passo/contract';
import { today } from '@passo/domain/date/instant.ts';
import { ButtonLink } from '@passo/ui/controls/ButtonLink.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { tellProblem } from '../../journey/tellProblem.ts';
import { useSession } from '../../session/useSession.ts';
import { hash } from '../../state/hashId.ts';
import { day } from './costs.ts';
import styles from './offer.module.css';

type Contract = DataOf<'listContracts'>[number];

/** Contracts that were signed and that another one took the place of, each with the record of how it was signed. */
export function EarlierContracts(): ReactNode {
  const earlier = useContracts().filter(({ replaced }) => replaced);
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

function useContracts(): readonly Contract[] {
  const session = useSession();
  const { call } = session;
  const [contracts, setContracts] = useState<readonly Contract[]>([]);
  useEffect(() => {
    let gone = false;
    const look = async (): Promise<void> => {
      const answered = await call('listContracts', { params: { id: hash() } });
      if (gone) return;
      if (answered.ok) setContracts(answered.value);
      else tellProblem(session, answered.problem, look);
    };
    void look();
    return () => {
      gone = true;
    };
  }, [call, session]);
  return contracts;
}
