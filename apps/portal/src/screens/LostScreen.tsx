import { ErrorScreen } from '@passo/ui/layout/ErrorScreen.tsx';
import { splitLines } from '@passo/ui/overlays/lines.ts';
import type { ReactNode } from 'react';
import { useWayIn } from './useWayIn.tsx';

interface LostScreenProps {
  readonly title: string;
  /** May hold line-break markers. */
  readonly text: string;
}

/** The address leads nowhere: how one finds the right one, and the way in that there is. */
export function LostScreen({ title, text }: LostScreenProps): ReactNode {
  return (
    <ErrorScreen
      illustration="phone"
      title={title}
      lines={splitLines(text)}
      advice={[
        'Abra de novo o link da mensagem que você recebeu. O endereço precisa estar inteiro.',
        'Não abriu? Peça um link novo a quem enviou.',
      ]}
      {...useWayIn()}
    />
  );
}
