import { useState, type ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { ButtonLink } from '../controls/ButtonLink.tsx';
import { ActionBar } from '../layout/ActionBar.tsx';
import { Checklist, type Stage } from './Checklist.tsx';
import { Illustration, type DrawingName } from '../illustrations/Illustration.tsx';
import { PanelNote, type Note } from './PanelNote.tsx';
import { Starred } from './Starred.tsx';
import { Ring } from '../illustrations/Ring.tsx';
import styles from './panel.module.css';

export type PanelAction =
  | { readonly label: string; readonly onClick: () => unknown; readonly busy?: boolean | undefined }
  /** A telephone, or a page of someone else, in a new tab. */
  | { readonly label: string; readonly href: string };

export interface Figure {
  /** Absent where the title says what it is. */
  readonly label?: string | undefined;
  readonly value: string;
}

interface PanelProps {
  readonly tone: 'waiting' | 'success' | 'failed' | 'remake' | 'review' | 'init' | 'finished';
  readonly illustration: DrawingName;
  readonly title: string;
  /** An amount that says more than any word, and what it is. */
  readonly figure?: Figure | undefined;
  /** One sentence. */
  readonly text: string;
  /** Whom it waits for and until when. A *starred phrase* stands out. */
  readonly promise?: string | undefined;
  readonly stages?: readonly Stage[] | undefined;
  readonly note?: Note | undefined;
  readonly action?: PanelAction | undefined;
  readonly secondary?: PanelAction | undefined;
  /** Beside the second one, which is outlined then. */
  readonly tertiary?: PanelAction | undefined;
  /** There is much to read below the words: the picture makes room for it. */
  readonly answers?: boolean | undefined;
  /** What can be done beside the buttons, under the note. */
  readonly below?: ReactNode;
  /** What one panel needs beyond that, such as a code to type or a QR code. */
  readonly children?: ReactNode;
}

/** The one face of every result: what is happening, how it stands, and at most one main thing to do. */
export function Panel(props: PanelProps): ReactNode {
  return (
    <section className={styles.frame} data-tone={props.tone} data-answers={props.answers}>
      <div className={styles.panel}>
        <Mark {...props} />
        {/* The same element in every phase, so that a change of phase is read out. */}
        <div aria-live="polite" className={styles.words}>
          {props.figure && (
            <p className={styles.figure}>
              {props.figure.label} <b>{props.figure.value}</b>
            </p>
          )}
          <h1>{props.title}</h1>
          {props.text !== '' && <p>{props.text}</p>}
          {props.promise !== undefined && (
            <p className={styles.promise}>
              <Starred text={props.promise} />
            </p>
          )}
        </div>
        {props.children && <div className={styles.extra}>{props.children}</div>}
        {props.stages && <Checklist stages={props.stages} />}
        {props.note && <PanelNote note={props.note} />}
        {props.below}
      </div>
      <PanelActions {...props} />
    </section>
  );
}

/** Around a wait of seconds an arc turns; one of days (`answers`) has its picture at rest. */
function Mark({ tone, illustration, answers = false }: PanelProps): ReactNode {
  const waits = tone === 'waiting' || tone === 'review';
  const [waited, setWaited] = useState(waits);
  if (waits && !waited) setWaited(true);
  const closed = waited && tone === 'success';
  if (!closed && (!waits || answers)) return <Illustration name={illustration} />;
  return (
    <Ring closed={closed}>
      <Illustration name={illustration} look="plain" />
    </Ring>
  );
}

function PanelActions({ action, secondary, tertiary }: PanelProps): ReactNode {
  if (!action && !secondary) return null;
  return (
    <ActionBar>
      {action && <Action {...action} variant="primary" />}
      {secondary && tertiary ? (
        <div className={styles.pair}>
          <Action {...secondary} variant="ghost" />
          <Action {...tertiary} variant="ghost" />
        </div>
      ) : (
        secondary && <Action {...secondary} variant="ghost" />
      )}
    </ActionBar>
  );
}

function Action(action: PanelAction & { readonly variant: 'primary' | 'ghost' }): ReactNode {
  const { label, variant } = action;
  return 'href' in action ? (
    <ButtonLink href={action.href} variant={variant}>
      {label}
    </ButtonLink>
  ) : (
    <Button onClick={action.onClick} busy={action.busy} variant={variant}>
      {label}
    </Button>
  );
}
