import { pathOf } from '@passo/contract/paths.ts';
import { Button } from '@passo/ui/controls/Button.tsx';
import { PaperList, type Paper } from '@passo/ui/controls/PaperList.tsx';
import { useState, type ReactNode } from 'react';
import { hash } from '../../state/hashId.ts';
import { showReceipt } from './receipt.ts';
import type { useMyData } from './useMyData.ts';
import styles from './mydata.module.css';

export interface AskProps {
  readonly ask: ReturnType<typeof useMyData>;
}

const files = [
  { format: 'pdf', use: 'Para ler' },
  { format: 'json', use: 'Para outros sistemas' },
] as const;

const papers = (): readonly Paper[] =>
  files.map(({ format, use }) => ({
    kind: 'copy',
    href: pathOf('myDataFile', { hashId: hash(), format }),
    name: `Cópia em ${format.toUpperCase()}`,
    meta: use,
    action: `Baixar em ${format.toUpperCase()}, ${use.toLowerCase()}`,
    download: `meus-dados.${format}`,
  }));

/** Ready at once. */
export function Copy({ ask }: AskProps): ReactNode {
  const [ready, setReady] = useState(false);
  const prepare = async (): Promise<void> => {
    const asked = await ask({ kind: 'copy' });
    if (asked === null) return;
    setReady(true);
    showReceipt(asked);
  };
  return (
    <section className={styles.part} aria-labelledby="meus-dados-copia">
      <h2 id="meus-dados-copia">Cópia</h2>
      <p>Tudo o que você preencheu, o que foi respondido, suas autorizações e o histórico. Fica pronta na hora.</p>
      {ready ? <PaperList papers={papers()} /> : <Button onClick={prepare}>Preparar a cópia</Button>}
    </section>
  );
}
