import type { ReactNode } from 'react';
import styles from '../workbench.module.css';
import type { Judged } from './useJudge.ts';

/** What the server would say to the step as it stands; it keeps nothing of it. */
export function ServerAnswer({ judged }: { readonly judged: Judged }): ReactNode {
  if (judged.kind === 'waiting') return <p className={styles.fine}>Esperando a resposta do servidor…</p>;
  if (judged.kind === 'failed') return <p className={styles.error}>O servidor não julgou: {judged.message}</p>;
  const { code, message, problems, unknown, kept, next } = judged.verdict;
  return (
    <div>
      <p className={code === null ? styles.good : styles.error}>
        {code === null ? `Aceito. Próximo passo: ${next}` : `Recusado (${code}): ${message}`}
      </p>
      <ul className={styles.list}>
        {problems.map(({ field, message: words }) => (
          <li key={field}>
            <code>{field}</code> {words}
          </li>
        ))}
        {unknown.map((name) => (
          <li key={name}>
            <code>{name}</code> não é um campo deste passo
          </li>
        ))}
      </ul>
      <h3 className={styles.small}>O que seria guardado</h3>
      <pre className={styles.code} tabIndex={0} role="region" aria-label="O que seria guardado">
        {JSON.stringify(kept, null, 2)}
      </pre>
    </div>
  );
}
