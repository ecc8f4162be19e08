import { Form } from '@passo/engine/form/form.ts';
import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import { useEffect, useState } from 'react';
import { contextOf, type Journey } from '../journey/journey.ts';
import { currentJourney } from '../journey/useJourney.ts';
import { draftsAfterLoad, draftsNow } from '../state/draftsLoader.ts';
import type { Keeping } from '../state/keepTyped.ts';
import { keepPercentage } from '../state/percentage.ts';
import { useProposal } from '../state/proposal.ts';

export interface OpenForm {
  readonly form: Form;
  readonly slug: string;
  /** It holds what was typed before and not sent. */
  readonly drafted: boolean;
  /** Writes what was typed down at once, before something that may take the page away. */
  readonly flush: () => void;
}

/**
 * Opens the form of a step with what was answered, prefilled and typed before; keeps what is typed from now on. Where the answers
 * change elsewhere (another tab, another device), it is opened anew with both.
 */
export function useStepForm(journey: Journey, step: CompiledStep): OpenForm {
  const [open, setOpen] = useState(() => openForm(journey, step));
  useEffect(
    () =>
      open.watch(() => {
        const now = currentJourney();
        if (now !== null) setOpen(openForm(now, step));
      }),
    [open, step],
  );
  return open;
}

function openForm(journey: Journey, step: CompiledStep) {
  const { slug, form: compiled } = step;
  const form = new Form(compiled, contextOf(journey, step));
  const draft = useProposal.getState().drafts[slug];
  if (draft !== undefined) draftsNow()?.restoreDraft(form, compiled, draft);
  let keeping: Keeping | undefined;
  const count = (): void => keepPercentage(slug, filledShare(form));
  const watch = (onElsewhere: () => void): (() => void) => {
    let watching = true;
    count();
    void draftsAfterLoad().then(({ keepTyped }) => {
      if (watching) keeping = keepTyped({ form, slug, draft, onElsewhere });
    });
    const stop = form.subscribeForm(count);
    return () => {
      watching = false;
      stop();
      keeping?.stop();
    };
  };
  return { form, slug, drafted: draft !== undefined, flush: () => keeping?.flush(), watch };
}

function filledShare(form: Form): number {
  const { required, filled } = form.progress();
  return required === 0 ? 0 : filled / required;
}
