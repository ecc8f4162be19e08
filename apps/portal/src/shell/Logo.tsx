import type { ReactNode } from 'react';
import styles from './shell.module.css';

/** The partner's logo; until the partner is known, the mark that the server put beside the page's title. */
export function Logo({ source, name }: { readonly source: string | undefined; readonly name: string }): ReactNode {
  const mark = source ?? document.querySelector<HTMLLinkElement>('link[rel=icon]')?.getAttribute('href');
  return mark ? <img className={styles.logo} src={mark} alt={name} height="32" decoding="async" /> : null;
}
