import { AMONG, plainOfValue } from '../form/evaluate.ts';
import type { Referred } from './scope.ts';

type Plain = string | number | boolean;

/** Whether the field can ever have this plain value, as conditions compare it. True where nobody can tell. */
export function canHave({ definition, kind }: Referred, value: Plain): boolean {
  if (kind === undefined || kind.repeats !== undefined || kind.upload === true) return true;
  const { values, resource } = definition;
  if (values !== undefined && values.length > 0) {
    return values.some((option) => String(option.value) === String(value) && option.disabled !== true);
  }
  // A list that only comes when the form is open.
  if (resource !== undefined) return true;
  return wiresFor(value).some((wire) => {
    const read = kind.read(wire, definition);
    return read.ok && plainOfValue(kind, definition, read.value).split(AMONG).includes(String(value));
  });
}

/** The ways in which an answer of this plain value may travel. */
function wiresFor(value: Plain): readonly unknown[] {
  const text = String(value);
  const choice = { value, label: text };
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return [value, text, choice, [choice], ...(Number.isFinite(number) ? [number] : []), text === 'true'];
}

/** True and false and nothing else, from the start: a box. */
export const isBox = ({ definition, kind }: Referred): boolean => typeof kind?.initial?.(definition) === 'boolean';
