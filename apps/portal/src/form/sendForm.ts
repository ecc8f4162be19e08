import type { StepOnWire } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';
import { payloadOf } from '@passo/engine/form/payload.ts';
import { isRecord } from '@passo/engine/json.ts';
import { submitStep } from '../journey/submit.ts';
import { tellProblem } from '../journey/tellProblem.ts';
import type { Session } from '../session/session.ts';
import type { WireProblem } from '../wire/problem.ts';
import { homelessOf } from './homeless.ts';

interface Sending {
  readonly form: Form;
  readonly step: StepOnWire;
  /** The form was refused: the focus goes to what has to be mended. */
  readonly refuse: () => void;
  /** Does all of it again. */
  readonly again: () => unknown;
}

/** Sends what a form holds and goes where the journey stands then; what is wrong with it is told. */
export async function sendForm(session: Session, { form, step, refuse, again }: Sending): Promise<void> {
  const answers = payloadOf(form);
  const answered = await submitStep(session, { step, answers, files: new Map(filesOf(form)) });
  // An earlier step that was opened again leads back to where one stands.
  if (answered.ok) return session.router.go(`/${answered.value.currentStep}`);
  tellFieldProblems(form, answered.problem, refuse);
  tellProblem(session, answered.problem, again);
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
