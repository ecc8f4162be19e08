import type { Form } from '@passo/engine/form/form.ts';
import { Notice } from '@passo/ui/layout/Notice.tsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { putNoteAway, useRestoredNotes } from '../../state/restoredNotes.ts';
import styles from './form.module.css';

/** The live region is there before what it says: else that would not be announced. */
export function DraftWords({ form }: { readonly form: Form }): ReactNode {
  const told = useRestoredNotes();
  const place = useRef<HTMLDivElement>(null);
  const isThere = useNextFrame();
  const notes = isThere && told.form === form ? told.notes : [];
  const text = notes.join();
  useEffect(() => {
    if (text !== '') bringIntoView(place.current);
  }, [text]);
  const putAway = (note: string): void => {
    putNoteAway(note);
    // The button that had the focus is gone with the note.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} role="status" className={styles.notes}>
      {notes.map((note) => (
        <Notice key={note} onClose={() => putAway(note)}>
          {note}
        </Notice>
      ))}
    </div>
  );
}

function useNextFrame(): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPassed(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return passed;
}

/** Who pressed the button at the end of a long form would not see it; who is typing stays where they are. */
function bringIntoView(place: HTMLElement | null): void {
  if (document.activeElement?.matches('input, select, textarea') === true) return;
  place?.scrollIntoView({ block: 'nearest' });
}
