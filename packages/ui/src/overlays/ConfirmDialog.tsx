import { useState, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { Button } from '../controls/Button.tsx';
import { splitLines } from './lines.ts';
import { OverlayShell } from './Overlay.tsx';
import { StatusMark, type StatusTone } from './StatusMark.tsx';
import { useKept } from './useKept.ts';
import styles from './confirm.module.css';

interface Asked {
  readonly title: string;
  /** May hold line-break markers. */
  readonly text: string;
  readonly type?: StatusTone | undefined;
  /** What is about to be done as a picture, in place of the mark of its type. */
  readonly Icon?: ((props: { readonly size?: number }) => ReactNode) | undefined;
  /** Pressed is what the person chose. The dialog closes when the handler has succeeded; when it rejects, it stays and can be tried again. */
  readonly onOk: () => unknown;
  /** Pressed, too: what closes the dialog otherwise (Escape, Back, a press beside it) does nothing but close it. */
  readonly onCancel?: (() => unknown) | undefined;
}

/** A message that is taken note of, or an act that takes nothing away. */
interface PlainWords {
  readonly destructive?: false | undefined;
  /** 'Confirmar' when absent. Names the act in the words of the title. */
  readonly okText?: string | undefined;
  /** 'Cancelar' when absent; `null` for a message that can only be taken note of. */
  readonly cancelText?: string | null | undefined;
}

/** An act that takes something away: the way that keeps it is the main one, has the focus, and says what is kept. */
interface DestructiveWords {
  readonly destructive: true;
  readonly okText: string;
  readonly cancelText: string;
}

export type Confirmation = Asked & (PlainWords | DestructiveWords);

interface ConfirmDialogProps {
  /** `null` closes; what was shown stays for as long as it takes to leave. */
  readonly confirmation: Confirmation | null;
  readonly onClose: () => void;
}

/** Asks before something is done. On ok and on cancel alike it closes when the handler has succeeded; else it only closes. */
export function ConfirmDialog({ confirmation, onClose }: ConfirmDialogProps): ReactNode {
  const shown = useKept(confirmation);
  const { busy, settle } = useSettling(onClose);
  return (
    <OverlayShell
      open={confirmation !== null}
      onClose={() => void settle(undefined)}
      title={shown?.title ?? ''}
      look="dialog"
      role="alertdialog"
      dismissable={!busy}
      footer={
        shown && <Choices asked={shown} onOk={() => settle(shown.onOk)} onCancel={() => settle(shown.onCancel)} />
      }
    >
      {shown && <Question asked={shown} />}
    </OverlayShell>
  );
}

function useSettling(onClose: () => void) {
  const [busy, setBusy] = useState(false);
  const settle = async (handler: (() => unknown) | undefined): Promise<void> => {
    if (busy) return;
    setBusy(true);
    try {
      await handler?.();
      onClose();
    } catch {
      // Whoever gave the handler has told the person what went wrong; the question still stands.
    } finally {
      setBusy(false);
    }
  };
  return { busy, settle };
}

interface ChoicesProps {
  readonly asked: Confirmation;
  readonly onOk: () => Promise<void>;
  readonly onCancel: () => Promise<void>;
}

/** The main way first: the act, or what keeps things as they are where the act takes something away. */
function Choices({ asked, onOk, onCancel }: ChoicesProps): ReactNode {
  const { okText = 'Confirmar', cancelText = 'Cancelar', destructive } = asked;
  if (destructive) {
    return (
      <>
        <div className={styles.safe} data-overlay-focus="">
          <Button onClick={onCancel}>{cancelText}</Button>
        </div>
        <Button variant="danger" onClick={onOk}>
          {okText}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={onOk}>{okText}</Button>
      {cancelText !== null && (
        <Button variant="ghost" onClick={onCancel}>
          {cancelText}
        </Button>
      )}
    </>
  );
}

function Mark({ type, Icon }: Confirmation): ReactNode {
  if (Icon === undefined) return type && <StatusMark tone={type} />;
  return (
    <span className={cx(styles.icon, type && styles[type])}>
      <Icon size={24} />
    </span>
  );
}

function Question({ asked }: { readonly asked: Confirmation }): ReactNode {
  return (
    <div className={styles.text}>
      <Mark {...asked} />
      <div>
        {splitLines(asked.text).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    </div>
  );
}
