import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/Icon.tsx';
import { Starred } from './Starred.tsx';
import styles from './panel.module.css';

export interface Stage {
  readonly label: string;
  readonly state: 'done' | 'now' | 'next';
  /** By when, or how long. A *starred phrase* stands out. */
  readonly detail?: string | undefined;
}

const spoken = { done: 'Feito: ', now: 'Agora: ', next: 'Depois: ' } as const;

/** As many letters stand on one line beside the mark on a narrow phone. */
const LINE = 34;

/** What comes after, and how, is one line where it fits. */
const isLine = ({ state, label, detail = '' }: Stage): boolean =>
  state === 'next' && detail !== '' && `${label}: ${detail}`.length <= LINE;

/** The stages of a longer wait; their state is in words too, for those who do not see the marks. */
export function Checklist({ stages }: { readonly stages: readonly Stage[] }): ReactNode {
  return (
    <ol className={styles.stages}>
      {stages.map((stage) => (
        <li key={stage.label} className={styles[stage.state]} aria-current={stage.state === 'now' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {stage.state === 'done' && <CheckIcon size={13} />}
          </span>
          <Words {...stage} />
        </li>
      ))}
    </ol>
  );
}

function Words(stage: Stage): ReactNode {
  const { label, state, detail } = stage;
  const line = isLine(stage);
  return (
    <span className={line ? styles.line : undefined}>
      <span className="visually-hidden">{spoken[state]}</span>
      {line ? `${label}:` : label}
      {detail !== undefined && (
        <span className={styles.detail}>
          <Starred text={detail} />
        </span>
      )}
    </span>
  );
}
