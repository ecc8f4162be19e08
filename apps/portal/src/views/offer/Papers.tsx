import { PaperList } from '@passo/ui/controls/PaperList.tsx';
import type { ReactNode } from 'react';
import { useAsked } from '../../journey/useAsked.ts';
import type { Journey } from '../../journey/journey.ts';
import { hash } from '../../state/hashId.ts';
import { changesPapers, isSample, replacedPapers, signaturePapers, type Written } from './paperRows.ts';
import styles from './offer.module.css';

interface PapersProps {
  readonly journey: Journey;
  readonly slug: string;
  readonly contract: Written;
}

/** The papers beside the contract: first those that hold with it, then those that are only kept. Nothing of a sample, which has none. */
export function Papers({ journey, slug, contract }: PapersProps): ReactNode {
  const { document } = contract;
  if (isSample(document)) return null;
  return (
    <section aria-labelledby="documentos" className={styles.papers}>
      <h2 id="documentos">Outros documentos</h2>
      <PaperList papers={[...signaturePapers(document), ...changesPapers(journey, slug)]} />
      <ReplacedPapers />
    </section>
  );
}

/** Contracts that were signed and that another one took the place of, each with the record of how it was signed. */
function ReplacedPapers(): ReactNode {
  const [contracts] = useAsked('listContracts', { id: hash() });
  const replaced = (contracts ?? []).filter((contract) => contract.replaced);
  if (replaced.length === 0) return null;
  return (
    <section aria-labelledby="contratos-substituidos" className={styles.replaced}>
      <h3 id="contratos-substituidos">{replaced.length === 1 ? 'Contrato substituído' : 'Contratos substituídos'}</h3>
      <p>Você assinou, mas outro entrou no lugar. Só o contrato de cima vale.</p>
      <PaperList papers={replaced.flatMap(replacedPapers)} />
    </section>
  );
}
