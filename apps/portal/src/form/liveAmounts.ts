import type { Form } from '@passo/engine/form/form.ts';

interface Moving {
  readonly amounts: Map<string, number>;
  readonly listeners: Set<() => void>;
}

const forms = new WeakMap<Form, Moving>();

function movingOf(form: Form): Moving {
  const known = forms.get(form) ?? { amounts: new Map<string, number>(), listeners: new Set<() => void>() };
  forms.set(form, known);
  return known;
}

/** A slider moved to so many centavos, or rests (null): the form itself hears of it only then (2-fields, 4). */
export function moveAmount(form: Form, key: string, centavos: number | null): void {
  const { amounts, listeners } = movingOf(form);
  if (centavos === null) amounts.delete(key);
  else amounts.set(key, centavos);
  for (const listener of [...listeners]) listener();
}

/** What the screen shows of an amount: where its slider is now, else what the form holds. */
export const liveAmount = (form: Form, key: string): unknown =>
  movingOf(form).amounts.get(key) ?? form.view(key)?.value;

export function watchAmounts(form: Form, listener: () => void): () => void {
  const { listeners } = movingOf(form);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
