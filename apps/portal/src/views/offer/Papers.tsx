import { PaperList } from '@passo/ui/controls/PaperList.tsx';
import type { ReactNode } from 'react';
import { useAsked } from '../../journey/useAsked.ts';
import type { Journey } from '../../journey/journey.ts';
import { hash } from '../../state/hashId.ts';
import { changesPapers, contractPaper, isSample, replacedPapers, signaturePapers, type Written } from './paperRows.ts';
import styles from './offer.module.css';

interface PapersProps {
  readonly journey: Journey;
  readonly slug: string;
  readonly contract: Written;
}

/** Every paper of a proposal: first those that hold, then those that are only kept. */
export function Papers({ journey, slug, contract }: PapersProps): ReactNode {
  const { document } = contract;
  const holding = [contractPaper(contract), ...signaturePapers(document), ...changesPapers(journey, slug)];
  return (
    <section aria-labelledby="documentos" className={styles.papers}>
      <h2 id="documentos">Seus documentos</h2>
      <PaperList papers={holding} />
      {!isSample(document) && <ReplacedPapers />}
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
