import type { ReactNode } from 'react';
import { BackIcon } from '../icons/Icon.tsx';
import styles from './shell.module.css';

export function BackButton({ onClick }: { readonly onClick: () => void }): ReactNode {
  return (
    <button type="button" className={styles.back} onClick={onClick}>
      <BackIcon size={20} />
      Voltar
    </button>
  );
}
