import { Button } from '@passo/ui/controls/Button.tsx';
import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';
import { askQuestions, useQuestions, type Question } from './questions.ts';
import styles from './answers.module.css';

interface AnswersProps {
  /** Of the channel. */
  readonly code: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** 'Perguntas frequentes': what stands in the drawer is drawn, and so asked for, once it is open. */
export function Answers({ code, open, onClose }: AnswersProps): ReactNode {
  return (
    <Drawer open={open} onClose={onClose} title="Perguntas frequentes">
      <Told code={code} />
    </Drawer>
  );
}

function Told({ code }: Pick<AnswersProps, 'code'>): ReactNode {
  const { call } = useSession();
  const asked = useQuestions((state) => state[code]) ?? 'asking';
  const [retried, setRetried] = useState(false);
  const ask = useCallback(() => askQuestions(call, code), [call, code]);
  useEffect(() => void ask(), [ask]);
  if (typeof asked === 'object') return <List questions={asked} takesFocus={retried} />;
  const retry = (): Promise<void> => {
    setRetried(true);
    return ask();
  };
  return (
    <>
      <p role="status" className={styles.state}>
        {asked === 'asking'
          ? 'Buscando as perguntas…'
          : 'Não deu para abrir as perguntas agora. Espere um pouco e tente de novo.'}
      </p>
      {(asked === 'failed' || retried) && <Button onClick={retry}>Tentar de novo</Button>}
    </>
  );
}

interface ListProps {
  readonly questions: readonly Question[];
  /** The button that the keyboard stood on has just gone. */
  readonly takesFocus: boolean;
}

function List({ questions, takesFocus }: ListProps): ReactNode {
  return questions.map(({ question, answer }, at) => (
    <details key={question} className={styles.answer}>
      <summary ref={takesFocus && at === 0 ? focus : undefined}>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
}

const focus = (element: HTMLElement | null): void => element?.focus();
