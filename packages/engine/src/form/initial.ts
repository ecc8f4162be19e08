import { isEmptyAnswer, own } from '../json.ts';
import type { CompiledField } from './compile.ts';
import type { FormContext } from './context.ts';
import { messages } from './messages.ts';

interface StartingValue {
  readonly value: unknown;
  readonly problem: string | null;
}

/**
 * What a field holds when its form opens: what is stored, else what an earlier step asked under the same key, else the
 * definition's default, else the kind's own start. A submitted form has only what was submitted (somebody may have
 * emptied a prefilled field), save for fields that the person cannot write, or (`held`) is not asked again: there, what
 * was submitted is not trusted.
 */
export function startingValue(field: CompiledField, context: FormContext, held = false): StartingValue {
  const { kind, definition, key } = field;
  if (kind === undefined) return { value: undefined, problem: null };
  const locked = definition.readOnly === true || definition.disabled === true;
  const { submitted } = context;
  const stored = own(context.stored, key);
  const earlier = own(context.earlier, key);
  const free = submitted === undefined || held ? [stored, earlier, definition.defaultValue] : [own(submitted, key)];
  // What the person cannot write here follows what was answered where they can.
  const sources = locked ? [earlier, stored, definition.defaultValue] : free;
  const wire = sources.find((given) => !isEmptyAnswer(given));
  if (wire === undefined) return { value: kind.initial?.(definition), problem: null };
  const read = kind.read(wire, definition);
  return read.ok
    ? { value: read.value, problem: null }
    : { value: undefined, problem: read.problem || messages.invalid };
}
