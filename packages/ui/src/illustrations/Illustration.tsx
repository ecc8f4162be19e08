import '@passo/domain/art/scenes.css';
import { GROUND, moments } from '@passo/domain/art/moments.ts';
import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import styles from './illustration.module.css';

export type DrawingName = keyof typeof moments;

interface IllustrationProps {
  readonly name: DrawingName;
  /** `plain` is the drawing alone, for the inside of a ring. */
  readonly look?: 'disc' | 'plain';
}

/** A scene of the family in the partner's two colours. It says nothing that the words do not. */
export function Illustration({ name, look = 'disc' }: IllustrationProps): ReactNode {
  const ground = look === 'disc' ? GROUND : '';
  return (
    <div className={cx(styles.frame, styles[look])} aria-hidden="true">
      {/* Constants of ours, written once for pages that are drawn without React too. */}
      <svg
        className="scene"
        viewBox="0 0 200 200"
        focusable="false"
        dangerouslySetInnerHTML={{ __html: ground + moments[name] }}
      />
    </div>
  );
}
