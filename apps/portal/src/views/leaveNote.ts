import { MessageIcon } from '@passo/ui/icons/MoreIcons.tsx';
import type { Note } from '@passo/ui/panel/PanelNote.tsx';
import type { Journey } from '../journey/journey.ts';
import { shareableLink } from '../journey/link.ts';
import { postToHost } from '../shell/hostMessages.ts';
import { followsOf, isLate, toldBy, type Wait } from './wait/waitWords.ts';

/** It is safe to leave, and how to come back. */
export function leaveNote(next: string | undefined): Note {
  const leave = 'Pode fechar a página: volte pelo *mesmo link*.';
  return {
    text: next === undefined ? leave : `${next} ${leave}`,
    copy: wayBack(),
  };
}

/** Of a wait of days: how one hears of its end; what follows from a late answer is for whoever asks, or for whom it is late already. */
export const waitNote = (journey: Journey, wait: Wait): Note => ({
  Icon: MessageIcon,
  text: `${toldBy(journey)} Pode fechar esta página.`,
  more: isLate(journey, wait)
    ? { title: 'E se não vier?', text: followsOf(journey, wait), open: true }
    : { title: 'E se atrasar?', text: followsOf(journey, wait), open: false },
  copy: wayBack(),
});

const wayBack = (): Note['copy'] => ({
  label: 'Copiar link para voltar',
  text: shareableLink(),
  onCopied: () => postToHost('copyHash'),
});
