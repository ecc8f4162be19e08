import type { ReactNode } from 'react';
import styles from './breakable.module.css';

/** A postal code stays on one line; an e-mail that is too long for its line goes on after its @, and not within a word. */
export function Breakable({ text }: { readonly text: string }): ReactNode {
  const [before, code, after] = text.split(/(\d{5}-\d{3})/);
  if (code !== undefined) {
    return (
      <>
        {before}
        <span className={styles.whole}>{code}</span>
        {after}
      </>
    );
  }
  const at = text.indexOf('@') + 1;
  if (at === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}
