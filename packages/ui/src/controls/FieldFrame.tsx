import type { ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { textIds, type Framed } from './control.ts';
import { FieldSupport } from './FieldSupport.tsx';
import { TooltipButton } from './TooltipButton.tsx';
import styles from './field.module.css';

interface FieldFrameProps {
  readonly field: Framed;
  /** A group (radios, chips, check boxes) is named by `aria-labelledby`; a single control by `<label for>`. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/** Label above, control, and below it helper or error: no line is held free for what may never be said. */
export function FieldFrame({ field, group = false, children }: FieldFrameProps): ReactNode {
  const { id, tooltip, title, extra } = field;
  return (
    <div className={styles.field} data-invalid={field.error ? true : undefined}>
      {title && <p className={styles.title}>{title}</p>}
      <div className={styles.head}>
        <FieldLabel field={field} group={group} />
        {tooltip && <TooltipButton id={textIds.tooltip(id)} about={field.label} text={tooltip} />}
      </div>
      {children}
      <div className={cx(styles.foot, Boolean(extra) && styles.withExtra)}>
        <FieldSupport id={id} error={field.error} helper={field.helper} />
        {extra}
      </div>
    </div>
  );
}

interface FieldLabelProps {
  readonly field: Framed;
  readonly group: boolean;
}

export function FieldLabel({ field, group }: FieldLabelProps): ReactNode {
  const content = (
    <>
      {field.label}
      {!field.required && !field.readOnly && <span className={styles.optional}> (opcional)</span>}
    </>
  );
  const props = { id: textIds.label(field.id), className: styles.label };
  return group ? (
    <span {...props}>{content}</span>
  ) : (
    <label {...props} htmlFor={field.id}>
      {content}
    </label>
  );
}
