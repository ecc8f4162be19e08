import type { Paper } from '@passo/contract/paper.ts';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { addressOf, type Written } from '../offer/paperRows.ts';
import { PaperText } from './PaperText.tsx';
import { paperAt } from './readPaper.ts';
import styles from './sign.module.css';

/** The contract to be read on the page that signs it, its beginning at first; nothing where the page cannot read it: its PDF has a row above. */
export function ContractText({ document }: Pick<Written, 'document'>): ReactNode {
  const paper = usePaper(addressOf(document));
  const [whole, setWhole] = useState(false);
  if (paper === null) return null;
  return (
    <section aria-label="Contrato" className={styles.contract}>
      <div id="contrato-inteiro" className={styles.text} data-whole={whole} inert={!whole}>
        {paper !== undefined && <PaperText paper={paper} />}
      </div>
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
