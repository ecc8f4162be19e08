import type { Form } from '@passo/engine/form/form.ts';
import { create } from 'zustand';
import type { Draft } from './draft.ts';
import { changedSince } from './drafts.ts';

interface RestoredNotes {
  /** The form in view. */
  readonly form: Form | null;
  /** What was put back into it. */
  readonly draft: Draft | undefined;
  /** What of that is not as the person left it. */
  readonly notes: readonly string[];
}

const blank: RestoredNotes = { form: null, draft: undefined, notes: [] };

export const useRestoredNotes = create<RestoredNotes>()(() => blank);

/** Notes that were put away: a form that is opened anew with the same draft does not say them again. */
const putAway = new WeakMap<Draft, readonly string[]>();

/** Says above the fields of a form what of its draft is not as the person left it. */
export function tellRestored(form: Form, draft: Draft | undefined): void {
  const notes = draft === undefined ? [] : notesOf(form, draft);
  useRestoredNotes.setState({ form, draft, notes: notes.filter((note) => !isPutAway(draft, note)) });
}

const isPutAway = (draft: Draft | undefined, note: string): boolean =>
  draft !== undefined && putAway.get(draft)?.includes(note) === true;

export function putNoteAway(note: string): void {
  const { draft, notes } = useRestoredNotes.getState();
  if (draft !== undefined) putAway.set(draft, [...(putAway.get(draft) ?? []), note]);
  useRestoredNotes.setState({ notes: notes.filter((one) => one !== note) });
}

/** The form was sent, or left. */
export function endNotes(form: Form): void {
  if (useRestoredNotes.getState().form === form) useRestoredNotes.setState(blank);
}

function notesOf(form: Form, draft: Draft): readonly string[] {
  const names = changedSince(form, draft).map((key) => `“${form.view(key)?.label || key}”`);
  const changed = `Mudou também em outra aba ou aparelho: ${names.join(', ')}. Aqui está o que você escreveu nesta página.`;
  const lost =
    'A página foi recarregada. Por segurança, aceites, fotos e senhas não ficam guardados: marque e envie de novo.';
  return [...(names.length > 0 ? [changed] : []), ...(draft.lost === true ? [lost] : [])];
}
