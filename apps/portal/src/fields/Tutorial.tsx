import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import { Drawer } from '@passo/ui/overlays/Drawer.tsx';
import { useState, type ReactNode } from 'react';
import { useEverTrue } from '../useEverTrue.ts';
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
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>
        Como preencher<span className="visually-hidden">: {about}</span>
      </LinkButton>
      {drawn && (
        <Drawer open={open} onClose={() => setOpen(false)} title={about}>
          <Text text={text} />
        </Drawer>
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
