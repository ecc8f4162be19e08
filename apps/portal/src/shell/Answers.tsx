import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import type { ReactNode } from 'react';
import type { Question } from './questions.ts';
import styles from './answers.module.css';

interface AnswersProps {
  readonly questions: readonly Question[];
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Answers({ questions, open, onClose }: AnswersProps): ReactNode {
  return (
    <Drawer open={open} onClose={onClose} title="Perguntas frequentes">
      {questions.map(({ question, answer }) => (
        <details key={question} className={styles.answer}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </Drawer>
  );
}
