import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import type { Framed } from '@passo/ui/controls/control.ts';
import type { ReactNode } from 'react';
import { useSession } from '../session/useSession.ts';
import styles from './shownLine.module.css';

interface ShownLineProps extends Pick<Framed, 'id' | 'label' | 'helper'> {
  readonly words: string;
  /** The step where it is changed. */
  readonly at: string;
}

/** What an earlier step asked, as text: nothing here can be typed into. */
export function ShownLine({ id, label, helper, words, at }: ShownLineProps): ReactNode {
  const { router } = useSession();
  return (
    <dl className={styles.line}>
      <div>
        <dt>{label}</dt>
        <dd id={id} data-short>
          <b>{words}</b>
          {' · '}
          <LinkButton onClick={() => router.go(`/${at}`)}>
            Alterar<span className="visually-hidden"> {label}</span>
          </LinkButton>
        </dd>
        {helper && <dd className={styles.helper}>{helper}</dd>}
      </div>
    </dl>
  );
}
