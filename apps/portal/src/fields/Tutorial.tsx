import { Button } from '@passo/ui/controls/Button.tsx';
import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { Dialog } from '@passo/ui/overlays/Dialog.tsx';
import { useState, type ReactNode } from 'react';
import { useEverTrue } from '../drawing/useEverTrue.ts';
import styles from './tutorial.module.css';
import { readTutorial } from './readTutorial.ts';

interface TutorialProps {
  /** The label of the field. */
  readonly about: string;
  readonly text: string;
}

/** A small link that opens what there is to know about a field, in steps where its text has them. */
export function Tutorial({ about, text }: TutorialProps): ReactNode {
  const [open, setOpen] = useState(false);
  const drawn = useEverTrue(open);
  const close = (): void => setOpen(false);
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>
        Como fazer<span className="visually-hidden">: {about}</span>
      </LinkButton>
      {drawn && (
        <Dialog open={open} onClose={close} title={about} footer={<Button onClick={close}>Entendi</Button>}>
          <Text text={text} />
        </Dialog>
      )}
    </>
  );
}

function Text({ text }: { readonly text: string }): ReactNode {
  const { paragraphs, steps } = readTutorial(text);
  return (
    <div className={styles.text}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </div>
  );
}
