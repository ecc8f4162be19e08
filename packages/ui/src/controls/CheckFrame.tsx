import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { textIds, type Framed } from './control.ts';
import { FieldSupport } from './FieldSupport.tsx';
import { TooltipButton } from './TooltipButton.tsx';
import styles from './check.module.css';

interface CheckFrameProps {
  readonly field: Framed;
  /** The box and its words, in one line. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** What stands around a single box: title, help beside it, error and helper below. */
export function CheckFrame({ field, children, className }: CheckFrameProps): ReactNode {
  const { id, title, tooltip, extra } = field;
  return (
    <div className={className}>
      {title && <p className={styles.title}>{title}</p>}
      <div className={cx(Boolean(tooltip) && styles.helped)}>
        {children}
        {tooltip && <TooltipButton id={textIds.tooltip(id)} about={field.label.replaceAll('*', '')} text={tooltip} />}
      </div>
      <div className={styles.support}>
        <FieldSupport id={id} error={field.error} helper={field.helper} />
        {extra}
      </div>
    </div>
  );
}
