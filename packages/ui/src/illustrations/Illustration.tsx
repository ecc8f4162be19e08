import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { drawings } from './drawings.tsx';
import styles from './illustration.module.css';

export type DrawingName = keyof typeof drawings;

interface IllustrationProps {
  readonly name: DrawingName;
  /** `plain` is the drawing alone, for the inside of a ring. */
  readonly look?: 'disc' | 'plain';
}

/** A small drawing in the partner's colours: lines in the strong brand colour, faces in its tint. It says nothing that the words do not. */
export function Illustration({ name, look = 'disc' }: IllustrationProps): ReactNode {
  return (
    <div className={cx(styles.frame, styles[look])} aria-hidden="true">
      <svg viewBox="0 0 64 64" focusable="false">
        {drawings[name]}
      </svg>
    </div>
  );
}
