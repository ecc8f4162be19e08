import { PaperList } from '@passo/ui/controls/PaperList.tsx';
import { useSyncExternalStore, type ReactNode } from 'react';
import { addressOf, contractPaper, type Written } from './paperRows.ts';
import styles from './offer.module.css';

const wide = (): MediaQueryList => window.matchMedia('(min-width: 768px)');
const subscribe = (listener: () => void): (() => void) => {
  const query = wide();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/** The PDF: within the page where there is room for it, and in a tab of its own everywhere (phones show no PDF in a page). */
export function ContractPaper(contract: Written): ReactNode {
  const isWide = useSyncExternalStore(subscribe, () => wide().matches);
  return (
    <div className={styles.links}>
      {isWide && <iframe className={styles.paper} src={addressOf(contract.document)} title="Contrato" />}
      <PaperList papers={[contractPaper(contract)]} />
    </div>
  );
}
