import type { ReactNode } from 'react';
import { useIsDark } from './theme.ts';
import styles from './shell.module.css';

interface LogoProps {
  readonly source: string | undefined;
  /** As it is drawn for dark ground, where the partner has drawn it. */
  readonly dark?: string | undefined;
  readonly name: string;
}

/** The partner's logo; until the partner is known, the mark that the server put beside the page's title. */
export function Logo({ source, dark, name }: LogoProps): ReactNode {
  const own = useIsDark() ? dark : undefined;
  const mark = own ?? source ?? document.querySelector<HTMLLinkElement>('link[rel=icon]')?.getAttribute('href');
  if (!mark) return null;
  return (
    <img
      className={own !== undefined || mark.startsWith('data:') ? undefined : styles.logo}
      src={mark}
      alt={name}
      height="32"
      decoding="async"
    />
  );
}
