import type { CalendarDate } from '@passo/domain';
import { isEmptyAnswer, type Json, own } from '../json.ts';
import { heldIn } from './beneath.ts';
import type { CompiledField } from './compile.ts';
import type { FormContext } from './context.ts';
import { problemOf } from './problem.ts';
import { isUnanswered } from './unanswered.ts';

/** Not asked again: the proposal holds an answer already, of this step or of an earlier one, and it passes the checks of this one. */
export function isFilledBefore(field: CompiledField, context: FormContext): boolean {
  const { definition, key, kind } = field;
  const { earlier, inRow, today } = context;
  const kept = heldIn(context, key);
  // A group that is added has no answers yet, and one that is there shows all of its own.
  if (definition.hiddenOnFilled !== true || inRow === true) return false;
  const held = kind?.ownAnswerOnly === true ? [kept] : [kept, own(earlier, key)];
  return held.some((wire) => holdsAnswer(field, wire, today));
}

function holdsAnswer(field: CompiledField, wire: Json | undefined, today: CalendarDate): boolean {
  const { kind, definition, rows } = field;
  if (isEmptyAnswer(wire) || kind === undefined) return false;
  if (rows !== undefined) return true;
  const read = kind.read(wire, definition);
  if (!read.ok || isUnanswered(field, read.value)) return false;
  return problemOf(field, read.value, '', false, today) === null;
}
