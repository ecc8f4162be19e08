import type { Note } from '@passo/ui/panel/PanelNote.tsx';
import { shareableLink } from '../journey/link.ts';
import { postToHost } from '../shell/hostMessages.ts';

/** It is safe to leave, and how to come back. */
export function leaveNote(next: string | undefined): Note {
  const leave = 'Pode fechar a página: volte pelo *mesmo link*.';
  return {
    text: next === undefined ? leave : `${next} ${leave}`,
    copy: { label: 'Copiar link', text: shareableLink(), onCopied: () => postToHost('copyHash') },
  };
}
