import { useId, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { CloseIcon } from '../icons/MoreIcons.tsx';
import { useBackToClose } from './useBackToClose.ts';
import { useKept } from './useKept.ts';
import { useModal } from './useModal.ts';
import { useSheetDrag } from './useSheetDrag.ts';
import styles from './overlay.module.css';

export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
}

interface OverlayShellProps extends OverlayProps {
  readonly look: 'dialog' | 'drawer' | 'menu' | 'screen';
  readonly role?: 'alertdialog' | undefined;
  /** Whether Escape and a press beside the overlay close it. The browser's Back always does. */
  readonly dismissable: boolean;
  /** Said beside the cross; without it only whoever listens hears what it does. */
  readonly leave?: string | undefined;
  readonly tool?: ReactNode;
}

/** What dialog, drawer and menu share. Below 768 px each is a sheet from the bottom, at most 0.85 of the screen high. */
export function OverlayShell(props: OverlayShellProps): ReactNode {
  const { open, onClose, dismissable } = props;
  const titleId = useId();
  const dialog = useModal(open);
  const shown = useKept(open ? props : null);
  useBackToClose(open, onClose);
  const drag = useSheetDrag(dialog, open, onClose);
  const onKeyDown = (event: KeyboardEvent) => {
    // Stops the browser's own closing, which it would else do at the second press even against our will.
    if (event.key === 'Escape' && !dismissable) event.preventDefault();
  };
  const onPress = (event: MouseEvent) => event.target === dialog.current && dismissable && onClose();
  return (
    <dialog
      ref={dialog}
      className={cx(styles.overlay, styles[props.look])}
      role={props.role}
      aria-labelledby={titleId}
      aria-describedby={props.role && `${titleId}-text`}
      onKeyDown={onKeyDown}
      onClick={onPress}
      onCancel={(event) => {
        // Also bubbles from file inputs, whose cancelled picker must not close the overlay.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      {shown && <Content {...shown} titleId={titleId} grip={drag} />}
    </dialog>
  );
}

interface ContentProps extends OverlayShellProps {
  readonly titleId: string;
  readonly grip: ReturnType<typeof useSheetDrag>;
}

function Content({ titleId, grip, ...props }: ContentProps): ReactNode {
  return (
    <div className={styles.content}>
      <div className={styles.header} {...grip}>
        <i className={styles.grip} aria-hidden="true" />
        <h2 id={titleId} tabIndex={-1} data-overlay-title="">
          {props.title}
        </h2>
        {props.look !== 'dialog' && <CloseButton {...props} />}
        {props.tool}
      </div>
      {/* Focusable, so that a text longer than the screen can be scrolled with the keyboard. */}
      <div id={`${titleId}-text`} className={styles.body} tabIndex={0} role="region" aria-labelledby={titleId}>
        {props.children}
      </div>
      {props.footer && <footer className={styles.footer}>{props.footer}</footer>}
    </div>
  );
}

function CloseButton({ onClose, leave }: Pick<OverlayShellProps, 'onClose' | 'leave'>): ReactNode {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={leave === undefined ? 'Fechar' : undefined}
      onClick={onClose}
      // The header is the sheet's grip and would take the pointer for itself.
      onPointerDown={(event) => event.stopPropagation()}
    >
      <CloseIcon />
      {leave}
    </button>
  );
}
