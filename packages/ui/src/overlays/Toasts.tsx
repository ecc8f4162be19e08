import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { LinkButton } from '../controls/LinkButton.tsx';
import { StatusMark } from './StatusMark.tsx';
import { fadeTime, toastTime, type ShownToast, type Toaster } from './toaster.ts';
import styles from './toast.module.css';

/**
 * Put once in the page: the live regions must be there before the first message, or it would not be announced. Being a
 * popover it lies above open dialogs too, where a failed search has to be told.
 */
export function Toasts({ toaster }: { readonly toaster: Toaster }): ReactNode {
  const toasts = useSyncExternalStore(toaster.subscribe, toaster.current, toaster.current);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Hidden and shown anew, because the last one shown lies on top.
    if (place.current?.matches(':popover-open')) place.current.hidePopover();
    place.current?.showPopover();
  }, [toasts.length]);
  const show = (toast: ShownToast) => <Toast key={toast.id} toast={toast} onGone={toaster.dismiss} />;
  return (
    <div ref={place} popover="manual" className={styles.place}>
      <div role="alert">{toasts.filter(({ type }) => type === 'error').map(show)}</div>
      <div role="status">{toasts.filter(({ type }) => type !== 'error').map(show)}</div>
    </div>
  );
}

interface ToastProps {
  readonly toast: ShownToast;
  readonly onGone: (id: number) => void;
}

function Toast({ toast, onGone }: ToastProps): ReactNode {
  const [held, setHeld] = useState(false);
  const fading = useLifetime(toast, held, onGone);
  const hold = { onPointerEnter: () => setHeld(true), onPointerLeave: () => setHeld(false) };
  const focus = { onFocus: () => setHeld(true), onBlur: () => setHeld(false) };
  return (
    <div className={cx(styles.toast, fading && styles.fading)} data-type={toast.type} {...hold} {...focus}>
      <StatusMark tone={toast.type} />
      <p>{toast.text}</p>
      {toast.undo && <Undo undo={toast.undo} onDone={() => onGone(toast.id)} />}
    </div>
  );
}

function Undo({ undo, onDone }: { readonly undo: () => void; readonly onDone: () => void }): ReactNode {
  const press = (): void => {
    undo();
    onDone();
  };
  return <LinkButton onClick={press}>Desfazer</LinkButton>;
}

/** Whether the toast fades. It waits for as long as someone holds the pointer or the focus on it. */
function useLifetime(toast: ShownToast, held: boolean, onGone: (id: number) => void): boolean {
  const [fading, setFading] = useState(false);
  useEffect(() => {
    if (held) return;
    const time = toastTime(toast);
    const fade = setTimeout(() => setFading(true), time);
    const gone = setTimeout(() => onGone(toast.id), time + fadeTime);
    return () => {
      clearTimeout(fade);
      clearTimeout(gone);
      setFading(false);
    };
  }, [toast, held, onGone]);
  return fading;
}
