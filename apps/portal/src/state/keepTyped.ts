import type { Form } from '@passo/engine/form/form.ts';
import { canonical } from '@passo/engine/json.ts';
import type { Draft } from './draft.ts';
import { draftOf } from './drafts.ts';
import { useLoading } from './loading.ts';
import { keepDraft, useProposal } from './proposal.ts';
import { endNotes, tellRestored } from './restoredNotes.ts';

export { dropShared, restoreDraft } from './drafts.ts';
export { openDrafts } from './sealedDrafts.ts';

/** Milliseconds of rest after which what was typed is written down. */
const REST_MS = 400;

interface Opened {
  readonly form: Form;
  readonly slug: string;
  /** What was put back into it. */
  readonly draft: Draft | undefined;
  /** The answers of the step changed elsewhere: another tab, another device. What was typed is written down by then. */
  readonly onElsewhere: () => void;
}

export interface Keeping {
  /** Writes what was typed down at once. */
  readonly flush: () => void;
  readonly stop: () => void;
}

/** Keeps what is typed into a form from now on, and what was typed until now. */
export function keepTyped({ form, slug, draft, onElsewhere }: Opened): Keeping {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    keepDraft(slug, draftOf(form));
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(flush, REST_MS);
  };
  if (canonical(draftOf(form).kept) !== canonical(draft?.kept ?? {})) later();
  tellRestored(form, draft);
  const stops = [
    form.subscribeValues(later),
    useProposal.subscribe((now, before) => {
      if (before.drafts[slug] !== undefined && now.drafts[slug] === undefined) endNotes(form);
      if (now.proposal === before.proposal || !isChangedElsewhere(form, slug)) return;
      flush();
      onElsewhere();
    }),
  ];
  window.addEventListener('pagehide', flush);
  const stop = (): void => {
    for (const end of stops) end();
    window.removeEventListener('pagehide', flush);
    flush();
    endNotes(form);
  };
  return { flush, stop };
}

/** What this page sends itself is no news to it. */
function isChangedElsewhere({ context }: Form, slug: string): boolean {
  const { proposal } = useProposal.getState();
  if (proposal === null || useLoading.getState().form) return false;
  return canonical(context.stored) !== canonical(proposal.selfContract[slug] ?? {});
}
