import { toaster } from '../state/notices.ts';

const MARK = 'passo:updated';
const ONCE_MS = 60_000;

/** What browsers say when a chunk cannot be had. */
const chunkMissing = /dynamically imported module|importing a module script|preload CSS/i;

/**
 * A chunk that cannot be fetched most often belongs to a version that is no longer served. The page takes the new one,
 * once: false where that was just tried, or where something else is wrong.
 */
export function updateOnce(error: unknown): boolean {
  if (!(error instanceof Error) || !chunkMissing.test(error.message)) return false;
  if (!isFirstTry()) return false;
  toaster.show({ type: 'info', text: 'Atualizando...' });
  setTimeout(() => location.reload(), 800);
  return true;
}

/** Without a memory it would reload for ever: as if it just had. */
function isFirstTry(): boolean {
  try {
    const last = Number(sessionStorage.getItem(MARK));
    if (Date.now() - last < ONCE_MS) return false;
    sessionStorage.setItem(MARK, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
