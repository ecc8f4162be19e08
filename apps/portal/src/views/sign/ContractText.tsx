import type { Paper } from '@passo/contract/paper.ts';
import { PaperList } from '@passo/ui/controls/PaperList.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { addressOf, contractPaper, type Written } from '../offer/paperRows.ts';
import { PaperText } from './PaperText.tsx';
import { paperAt } from './readPaper.ts';
import styles from './sign.module.css';

/** The contract to be read on the page that signs it, its beginning at first; its PDF is one press away, and all there is where the page cannot read it. */
export function ContractText(contract: Written): ReactNode {
  const paper = usePaper(addressOf(contract.document));
  const [whole, setWhole] = useState(false);
  return (
    <section aria-label="Contrato" className={styles.contract}>
      <PaperList papers={[contractPaper(contract)]} />
      {paper !== null && (
        <div id="contrato-inteiro" className={styles.text} data-whole={whole} inert={!whole}>
          {paper !== undefined && <PaperText paper={paper} />}
        </div>
      )}
      {paper && (
        <p className={styles.more}>
          <LinkButton onClick={() => setWhole(!whole)}>
            {whole ? 'Mostrar só o começo' : 'Ler o contrato inteiro'}
          </LinkButton>
        </p>
      )}
    </section>
  );
}

/** Undefined until it has been read; null where it cannot be. */
function usePaper(address: string): Paper | null | undefined {
  const [read, setRead] = useState<{ readonly address: string; readonly paper: Paper | null }>();
  useEffect(() => {
    const gone = new AbortController();
    void paperAt(address, gone.signal).then((paper) => !gone.signal.aborted && setRead({ address, paper }));
    return () => gone.abort();
  }, [address]);
  return read?.address === address ? read.paper : undefined;
}
