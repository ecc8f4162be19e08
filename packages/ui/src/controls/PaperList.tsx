import type { ReactNode } from 'react';
import { ChangesIcon, ContractIcon, CopyIcon, DownloadIcon, NextIcon, SignatureIcon } from '../icons/PaperIcons.tsx';
import styles from './papers.module.css';

const icons = { contract: ContractIcon, signature: SignatureIcon, changes: ChangesIcon, copy: CopyIcon } as const;

export interface Paper {
  /** How it is drawn. */
  readonly kind: keyof typeof icons;
  readonly href: string;
  /** Such as 'Contrato'. */
  readonly name: string;
  /** One line below the name: its length, its day, what it is for. */
  readonly meta: string;
  /** What pressing it does, name and all, for those who hear it: 'Abrir o contrato (PDF, 3 páginas)'. */
  readonly action: string;
  /** The name of the file that is kept; without it the paper is opened in a tab of its own. */
  readonly download?: string;
}

/** Papers to read or keep, one a row; the whole row is the link. Nothing where there is none. */
export function PaperList({ papers }: { readonly papers: readonly Paper[] }): ReactNode {
  if (papers.length === 0) return null;
  return (
    <ul className={styles.papers}>
      {papers.map((paper) => (
        <li key={paper.href}>
          <Row {...paper} />
        </li>
      ))}
    </ul>
  );
}

/** Who hears it hears one sentence; the eye has the same in two lines. */
function Row({ kind, href, name, meta, action, download }: Paper): ReactNode {
  const Icon = icons[kind];
  const opens = download === undefined;
  return (
    <a
      className={styles.row}
      href={href}
      {...(opens ? { target: '_blank', rel: 'noopener noreferrer' } : { download })}
    >
      <Icon />
      <span className="visually-hidden">{opens ? `${action} (abre em outra aba)` : action}</span>
      <span aria-hidden="true">
        <b>{name}</b>
        <small>{meta}</small>
      </span>
      {opens ? <NextIcon /> : <DownloadIcon />}
    </a>
  );
}
