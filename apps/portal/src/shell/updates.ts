import { toaster } from '../state/notices.ts';

const MARK = 'passo:updated';
const ONCE_MS = 60_000;

/**
 * A chunk that cannot be fetched most often belongs to a version that is no longer served. The page takes the new one,
 * once: if that does not help, the failure is shown.
 */
export function watchForUpdates(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(readMark());
    if (Date.now() - last < ONCE_MS) return;
    event.preventDefault();
    writeMark(String(Date.now()));
    toaster.show({ type: 'info', text: 'Atualizando...' });
    setTimeout(() => location.reload(), 800);
  });
}

function readMark(): string | null {
  try {
    return sessionStorage.getItem(MARK);
  } catch {
    // Without a memory it would reload for ever: as if it just had.
    return String(Date.now());
  }
}

function writeMark(value: string): void {
  try {
    sessionStorage.setItem(MARK, value);
  } catch {
    // Cannot happen where it could be read.
  }
}
