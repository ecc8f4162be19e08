import type { Result } from '@passo/domain';
import type { FieldDefinition } from '../definition.ts';
import { isEmptyAnswer, own } from '../json.ts';
import type { FieldKind } from '../kind.ts';
import { isKnown, type CompiledField, type KnownField } from './compile.ts';
import type { FormContext } from './context.ts';
import { messages } from './messages.ts';
import { readTravelled } from './travel.ts';

interface StartingValue {
  readonly value: unknown;
  readonly problem: string | null;
}

/** What the person can never write, whatever is answered elsewhere. */
export const isLocked = ({ readOnly, disabled }: FieldDefinition): boolean => readOnly === true || disabled === true;

/**
 * What a field holds when its form opens: what is stored, else what an earlier step asked under the same key, else the
 * definition's default, else the kind's own start. A submitted form has only what was submitted (somebody may have
 * emptied a prefilled field); `trusted` says that what was submitted is not looked at, since the person has no say there.
 */
export function startingValue(field: CompiledField, context: FormContext, trusted: boolean): StartingValue {
  if (!isKnown(field)) return { value: undefined, problem: null };
  const { kind, definition, key } = field;
  const { submitted } = context;
  if (submitted === undefined || trusted || isLocked(definition)) return heldValue(field, context);
  const wire = own(submitted, key);
  return wire === undefined || isEmptyAnswer(wire)
    ? begun(kind, definition, undefined)
    : answerOf(readTravelled(field, wire));
}

function heldValue({ kind, definition, key }: KnownField, context: FormContext): StartingValue {
  const stored = own(context.stored, key);
  // The groups of a list are each of somebody else: an answer of the same name elsewhere is not theirs.
  const earlier = context.inRow === true ? undefined : own(context.earlier, key);
  // What the person cannot write here follows what was answered where they can.
  const sources = isLocked(definition) ? [earlier, stored] : [stored, earlier];
  const wire = sources.find((given) => !isEmptyAnswer(given));
  if (wire !== undefined) return answerOf(kind.read(wire, definition));
  const { defaultValue } = definition;
  return begun(kind, definition, isEmptyAnswer(defaultValue) ? undefined : kind.read(defaultValue, definition));
}

const answerOf = (read: Result<unknown, string>): StartingValue =>
  read.ok ? { value: read.value, problem: null } : { value: undefined, problem: read.problem || messages.invalid };

function begun(
  kind: FieldKind,
  definition: FieldDefinition,
  given: Result<unknown, string> | undefined,
): StartingValue {
  if (given?.ok === false) return answerOf(given);
  const value = given?.value;
  return { value: kind.initial === undefined ? value : kind.initial(definition, value), problem: null };
}
