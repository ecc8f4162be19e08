import type { StatusTone } from './StatusMark.tsx';

interface ToastMessage {
  readonly text: string;
  readonly type: StatusTone;
  /** Milliseconds until it fades; 3000, for errors 6000, when absent. */
  readonly time?: number | undefined;
  readonly undo?: (() => void) | undefined;
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  /** When it came, in milliseconds. */
  readonly since: number;
}

const UNREAD_MS = 1500;

/** Milliseconds that a toast takes to fade, after which it is gone. */
export const fadeTime = 1000;

export function toastTime({ type, time }: Pick<ToastMessage, 'type' | 'time'>): number {
  return time ?? (type === 'error' ? 6000 : 3000);
}

export interface Toaster {
  show(message: ToastMessage): void;
  dismiss(id: number): void;
  /** Another step is in view: what was said of the former one goes, but for what nobody can have read yet. */
  leave(): void;
  readonly current: () => readonly ShownToast[];
  subscribe(listener: () => void): () => void;
}

/** Holds what is to be shown. The same words twice are one toast, so that a person who presses thrice reads once. */
export function createToaster(): Toaster {
  let toasts: readonly ShownToast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const become = (next: readonly ShownToast[]): void => {
    toasts = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (message) => {
      const others = toasts.filter((toast) => toast.text !== message.text);
      become([...others, { ...message, id: (count += 1), since: Date.now() }]);
    },
    leave: () => become(toasts.filter(({ since }) => Date.now() - since < UNREAD_MS)),
    dismiss: (id) => become(toasts.filter((toast) => toast.id !== id)),
    current: () => toasts,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
