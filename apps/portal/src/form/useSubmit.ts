import type { StepOnWire } from '@passo/contract';
import { useRef, useState } from 'react';
import { useSession } from '../session/useSession.ts';
import { warn } from '../state/notices.ts';
import { orNull } from '../wire/unfetched.ts';
import { homelessOf } from './homeless.ts';
import { allPrepared } from './unfinished.ts';
import type { OpenForm } from './useStepForm.ts';

/** Fetched with the drafts, once the first step stands. */
const forSending = async () => orNull(import('./sendForm.ts'));

/** Not that the page is to be loaded anew: what keeps what is typed is fetched with it, and may not be there either. */
const NOT_SENT = 'Não deu para enviar. Confira a internet e toque de novo.';

/** What sending a form needs: how often it was refused (the focus follows it), and whether it is on its way. */
export function useSubmit({ form, flush }: OpenForm, step: StepOnWire) {
  const session = useSession();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const guard = useRef(false);
  const refuse = (): void => setAttempt((count) => count + 1);

  const run = async (): Promise<void> => {
    await allPrepared();
    flush();
    homelessOf.delete(form);
    if (form.reveal().length > 0) return refuse();
    const sending = await forSending();
    if (sending === null) return warn(NOT_SENT);
    await sending.sendForm(session, { form, step, refuse, again: submit });
  };
  // The ref, not the state, holds off a second press that comes before React has drawn the first.
  const submit = async (): Promise<void> => {
    if (guard.current) return;
    guard.current = true;
    setBusy(true);
    try {
      await run();
    } finally {
      guard.current = false;
      setBusy(false);
    }
  };
  return { attempt, busy, submit };
}
