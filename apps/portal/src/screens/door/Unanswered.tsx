import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { BackToProposal } from './BackToProposal.tsx';

interface UnansweredProps {
  readonly title: string;
  /** Asks once more. */
  readonly again: () => void;
}

/** The server could not say what belongs here: what told of it is put away, and the page does not go on as if it still came. */
export function Unanswered({ title, again }: UnansweredProps): ReactNode {
  return (
    <StepLayout
      title={title}
      footer={
        <>
          <Button onClick={again}>Tentar de novo</Button>
          <BackToProposal />
        </>
      }
    >
      <p>Não deu para abrir esta página agora. Espere um pouco e tente de novo.</p>
    </StepLayout>
  );
}
