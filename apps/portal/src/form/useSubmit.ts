import type { StepOnWire } from '@passo/contract';
import { payloadOf } from '@passo/engine/form/payload.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { isRecord } from '@passo/engine/json.ts';
import { useRef, useState } from 'react';
import { submitStep } from '../journey/submit.ts';
import { useSession } from '../session/useSession.ts';
import { warn } from '../state/notices.ts';
import type { WireProblem } from '../wire/problem.ts';
import { homelessOf } from './homeless.ts';
import { allPrepared } from './unfinished.ts';
import type { OpenForm } from './useStepForm.ts';

/** Fetched with the drafts; where that failed, the bare words have to do. */
const forProblems = async () => import('../journey/tellProblem.ts').catch(() => null);

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
    const answers = payloadOf(form);
    const answered = await submitStep(session, { step, answers, files: new Map(filesOf(form)) });
    // An earlier step that was opened again leads back to where one stands.
    if (answered.ok) return session.router.go(`/${answered.value.currentStep}`);
    tellFieldProblems(form, answered.problem, refuse);
    const telling = await forProblems();
    if (telling === null) warn(answered.problem.message);
    else telling.tellProblem(session, answered.problem, submit);
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

function tellFieldProblems(form: Form, { fields }: WireProblem, refuse: () => void): void {
  if (fields.length === 0) return;
  homelessOf.set(form, form.say(fields));
  refuse();
}

/** The photos among the answers that the server does not have yet, by the path of their field (`foto`, `socios.0.foto`). */
function filesOf(form: Form, within = ''): readonly (readonly [string, File])[] {
  return form.answers().flatMap(({ field: { key, kind }, value }) => {
    const path = within + key;
    if (kind?.upload === true && isRecord(value) && value.file instanceof File) return [[path, value.file] as const];
    return form.rows(key).flatMap((row, index) => filesOf(row.form, `${path}.${index}.`));
  });
}
