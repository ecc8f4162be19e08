import { useState, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { Button } from '../controls/Button.tsx';
import { splitLines } from './lines.ts';
import { OverlayShell } from './Overlay.tsx';
import { StatusMark, type StatusTone } from './StatusMark.tsx';
import { useKept } from './useKept.ts';
import styles from './confirm.module.css';

export interface Confirmation {
  readonly title: string;
  /** May hold line-break markers. */
  readonly text: string;
  readonly type?: StatusTone | undefined;
  /** What is about to be done as a picture, in place of the mark of its type. */
  readonly Icon?: ((props: { readonly size?: number }) => ReactNode) | undefined;
  /** The dialog closes when the handler has succeeded; when it rejects, it stays and can be tried again. */
  readonly onOk: () => unknown;
  readonly onCancel?: (() => unknown) | undefined;
  /** 'Cancelar' when absent; `null` for a message that can only be taken note of. */
  readonly cancelText?: string | null | undefined;
  readonly okText?: string | undefined;
}

interface ConfirmDialogProps {
  /** `null` closes; what was shown stays for as long as it takes to leave. */
  readonly confirmation: Confirmation | null;
  readonly onClose: () => void;
}

/** Asks before something is done. On ok and on cancel alike it closes when the handler has succeeded. */
export function ConfirmDialog({ confirmation, onClose }: ConfirmDialogProps): ReactNode {
  const shown = useKept(confirmation);
  const { busy, settle } = useSettling(onClose);
  const cancel = () => settle(shown?.onCancel);
  return (
    <OverlayShell
      open={confirmation !== null}
      onClose={() => void cancel()}
      title={shown?.title ?? ''}
      look="dialog"
      role="alertdialog"
      dismissable={!busy}
      footer={shown && <Choices asked={shown} onOk={() => settle(shown.onOk)} onCancel={cancel} />}
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

function Choices({ asked, onOk, onCancel }: ChoicesProps): ReactNode {
  return (
    <>
      <Button onClick={onOk}>{asked.okText ?? 'Confirmar'}</Button>
      {asked.cancelText !== null && (
        <Button variant="ghost" onClick={onCancel}>
          {asked.cancelText ?? 'Cancelar'}
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
