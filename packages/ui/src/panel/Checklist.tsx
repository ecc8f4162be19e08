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

/** The stages of a longer wait; their state is in words too, for those who do not see the marks. */
export function Checklist({ stages }: { readonly stages: readonly Stage[] }): ReactNode {
  return (
    <ol className={styles.stages}>
      {stages.map(({ label, state, detail }) => (
        <li key={label} className={styles[state]} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.dot} aria-hidden="true">
            {state === 'done' && <CheckIcon size={13} />}
          </span>
          <span>
            <span className="visually-hidden">{spoken[state]}</span>
            {state === 'next' && detail !== undefined ? `${label}:` : label}
            {detail !== undefined && (
              <span className={styles.detail}>
                <Starred text={detail} />
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
