import { Form } from '@passo/engine/form/form.ts';
import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import { useEffect, useState } from 'react';
import { contextOf, type Journey } from '../journey/journey.ts';
import { draftOf, restoreDraft } from '../state/drafts.ts';
import { keepPercentage } from '../state/percentage.ts';
import { keepDraft, useProposal } from '../state/proposal.ts';

export interface OpenForm {
  readonly form: Form;
  readonly slug: string;
  /** Writes what was typed down at once, before something that may take the page away. */
  readonly flush: () => void;
}

/** Milliseconds of rest after which what was typed is written down. */
const REST_MS = 400;

/** Opens the form of a step with what was answered, prefilled and typed before; keeps what is typed from now on. */
export function useStepForm(journey: Journey, step: CompiledStep): OpenForm {
  const [open] = useState(() => openForm(journey, step));
  useEffect(() => open.watch(), [open]);
  return open;
}

function openForm(journey: Journey, step: CompiledStep) {
  const { slug, form: compiled } = step;
  const form = new Form(compiled, contextOf(journey, step));
  const draft = useProposal.getState().drafts[slug];
  if (draft !== undefined) restoreDraft(form, compiled, draft);
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
  const count = (): void => keepPercentage(slug, filledShare(form));
  const watch = (): (() => void) => {
    count();
    const stops = [form.subscribeForm(count), form.subscribeValues(later)];
    window.addEventListener('pagehide', flush);
    return () => {
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', flush);
      flush();
    };
  };
  return { form, slug, flush, watch };
}

function filledShare(form: Form): number {
  const { required, filled } = form.progress();
  return required === 0 ? 0 : filled / required;
}
