import type { Form } from '@passo/engine/form/form.ts';
import { isRecord } from '@passo/engine/json.ts';
import { hasPhoto } from './keepPhoto.ts';

/** One photo that the camera is to take. */
export interface Shot {
  readonly key: string;
  readonly label: string;
  readonly facing: 'user' | 'environment';
}

/** Photos that are taken one after the other, and which of them is in front of the camera. */
export interface Run {
  readonly shots: readonly Shot[];
  readonly at: number;
  /** All of them are taken, whether they are there or not: what is there was not good enough. */
  readonly anew: boolean;
}

/** Those that the form needs, and the one that was asked for: an optional one is taken by who asks for it. */
export function runFrom(form: Form, key: string, anew = false): Run {
  const fields = form.visibleFields().filter(({ kind }) => kind?.control === 'image');
  const shots = fields.flatMap((field): readonly Shot[] => {
    const view = form.view(field.key);
    if (view === undefined || (field.key !== key && (!view.required || view.readOnly))) return [];
    const { icon, label = '' } = form.definition(field.key) ?? {};
    return [{ key: field.key, label: view.label || label, facing: icon === 'face' ? 'user' : 'environment' }];
  });
  const at = shots.findIndex((shot) => shot.key === key);
  return { shots, at: Math.max(0, at), anew };
}

/** On to the next one that is not there yet; null: nothing is left to take. */
export function nextOf(run: Run, form: Form): Run | null {
  const next = run.shots.findIndex(({ key }, index) => index > run.at && (run.anew || !hasPhoto(form, key)));
  return next < 0 ? null : { ...run, at: next };
}

/** The photos that a form needs. */
const needed = (form: Form): readonly string[] =>
  form
    .visibleFields()
    .filter(({ key, kind }) => kind?.upload === true && form.view(key)?.required === true)
    .map(({ key }) => key);

/** The first photo that the form needs and has not. */
export const missingPhoto = (form: Form): string | null => needed(form).find((key) => !hasPhoto(form, key)) ?? null;

/** The first photo of a form of which none is newer than what was sent. */
export function oldPhoto(form: Form): string | null {
  const keys = needed(form);
  const isOld = (key: string): boolean => {
    const value = form.view(key)?.value;
    return isRecord(value) && typeof value.document === 'string';
  };
  return keys.every(isOld) ? (keys[0] ?? null) : null;
}
