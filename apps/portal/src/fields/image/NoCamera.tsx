import { Button } from '@passo/ui/controls/Button.tsx';
import type { ReactNode } from 'react';
import styles from './camera.module.css';

/** The camera was refused, is not there, or was taken away in the middle. */
export function NoCamera(): ReactNode {
  return (
    <div role="alert" className={styles.broken}>
      <p className={styles.headline}>Não deu para usar a câmera</p>
      <p>Libere o acesso nas configurações do navegador e tente de novo, ou envie uma foto que já está no aparelho.</p>
    </div>
  );
}

interface NoCameraChoicesProps {
  readonly chooser: ReactNode;
  readonly onRetry: () => void;
}

export function NoCameraChoices({ chooser, onRetry }: NoCameraChoicesProps): ReactNode {
  return (
    <div className={styles.choices}>
      {chooser}
      <Button variant="ghost" onClick={onRetry}>
        Tentar de novo
      </Button>
    </div>
  );
}
