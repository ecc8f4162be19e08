import type { ReactNode } from 'react';
import { textIds, type Framed } from './control.ts';
import { FieldLabel } from './FieldFrame.tsx';
import { FieldSupport } from './FieldSupport.tsx';
import { TooltipButton } from './TooltipButton.tsx';
import fieldStyles from './field.module.css';
import styles from './file.module.css';

interface PhotoFrameProps {
  readonly field: Framed;
  /** The row says its label itself. */
  readonly labelInRow: boolean;
  readonly children: ReactNode;
}

/** What stands around a photo: unlike other fields it says how it is taken above, before one takes it. */
export function PhotoFrame({ field, labelInRow, children }: PhotoFrameProps): ReactNode {
  const { id, title, extra, error, helper } = field;
  return (
    <div className={fieldStyles.field} data-invalid={error ? true : undefined}>
      {title && <p className={fieldStyles.title}>{title}</p>}
      {!labelInRow && <PhotoHead field={field} extra={extra} />}
      {children}
      <FieldSupport id={id} error={error} helper={helper} />
      {labelInRow && extra}
    </div>
  );
}

interface PhotoHeadProps {
  readonly field: Framed;
  /** At the end of the line. */
  readonly extra?: ReactNode;
}

/** The label, with what explains it beside it. */
export function PhotoHead({ field, extra }: PhotoHeadProps): ReactNode {
  const { id, label, tooltip } = field;
  return (
    <div className={fieldStyles.head}>
      <FieldLabel field={field} group />
      {tooltip && <TooltipButton id={textIds.tooltip(id)} about={label} text={tooltip} />}
      {extra && <span className={styles.extra}>{extra}</span>}
    </div>
  );
}
