import { textIds } from '@passo/ui/controls/control.ts';
import { TooltipButton } from '@passo/ui/controls/TooltipButton.tsx';
import type { ReactNode } from 'react';
import { fieldId, type FieldProps } from './fieldProps.ts';
import styles from './fields.module.css';

/** The tooltip of a field that has no frame of its own to stand in. */
export function Help({ view, definition }: Pick<FieldProps, 'view' | 'definition'>): ReactNode {
  const { tooltip, label = '', title = label } = definition;
  return (
    tooltip && (
      <div className={styles.help}>
        <TooltipButton id={textIds.tooltip(fieldId(view.key))} about={label || title} text={tooltip} />
      </div>
    )
  );
}
