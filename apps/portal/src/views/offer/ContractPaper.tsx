import { pathOf } from '@passo/contract/paths.ts';
import { ButtonLink } from '@passo/ui/controls/ButtonLink.tsx';
import { useSyncExternalStore, type ReactNode } from 'react';
import { hash } from '../../state/hashId.ts';
import styles from './offer.module.css';

interface ContractPaperProps {
  readonly document: string;
  readonly pages: number | null;
  /** Where it was read before: by its link alone. */
  readonly brief?: boolean;
}

const wide = (): MediaQueryList => window.matchMedia('(min-width: 768px)');
const subscribe = (listener: () => void): (() => void) => {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The PDF: within the page where there is room for it, and in a tab of its own everywhere (phones show no PDF in a page). */
export function ContractPaper({ document, pages, brief = false }: ContractPaperProps): ReactNode {
  const isWide = useSyncExternalStore(subscribe, () => wide().matches);
  // A sample is nobody's and lies at an address of its own; everybody else's lies behind their link.
  const address = document.startsWith('/passos/') ? document : pathOf('document', { hashId: hash(), document });
  const length = pages === null ? '' : `, ${pages} ${pages === 1 ? 'página' : 'páginas'}`;
  return (
    <div className={styles.links}>
      {isWide && !brief && <iframe className={styles.paper} src={address} title="Contrato" />}
      <ButtonLink href={address} variant="ghost">{`Abrir o contrato (PDF${length})`}</ButtonLink>
    </div>
  );
}
