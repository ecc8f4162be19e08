import type { ReactNode } from 'react';
import type { Found } from '../text/reading.ts';
import styles from '../workbench.module.css';

interface FindingsProps {
  readonly found: readonly Found[];
  readonly go: (position: number) => void;
  readonly mend: (found: Found) => void;
}

/** All that the linter finds, where it finds it. */
export function Findings({ found, go, mend }: FindingsProps): ReactNode {
  return (
    <section className={styles.card} aria-labelledby="achados">
      <h2 id="achados">Achados</h2>
      <p role="status" className={styles.fine}>
        {found.length === 0 ? 'O verificador não achou nada a corrigir.' : `${found.length} a olhar.`}
      </p>
      <ul className={styles.found}>
        {found.map((one) => (
          <li key={`${one.path} ${one.message}`}>
            <button type="button" className={styles.link} onClick={() => go(one.from)}>
              Linha {one.line}, coluna {one.column}
            </button>
            <span title={one.english}>{one.message}</span>
            {one.fix && (
              <button type="button" className={styles.tool} onClick={() => mend(one)}>
                Corrigir<span className={styles.hidden}> a linha {one.line}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
