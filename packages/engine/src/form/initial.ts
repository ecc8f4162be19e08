import type { Result } from '@passo/domain';
import type { FieldDefinition } from '../definition.ts';
import { isEmptyAnswer, own, type Json } from '../json.ts';
import type { FieldKind } from '../kind.ts';
import { heldIn, ownBeneath } from './beneath.ts';
import { isKnown, type CompiledField, type KnownField } from './compile.ts';
import type { FormContext } from './context.ts';
import { isHeldByProposal } from './evaluate.ts';
import { messages } from './messages.ts';
import { readTravelled } from './travel.ts';
import { isUnanswered } from './unanswered.ts';

interface StartingValue {
  readonly value: unknown;
  readonly problem: string | null;
}

/** What the person can never write, whatever is answered elsewhere. */
export const isLocked = ({ readOnly, disabled }: FieldDefinition): boolean => readOnly === true || disabled === true;

/**
 * What a field holds when its form opens: what is stored, else what an earlier step asked under the same key, else the
 * definition's default, else the kind's own start. A submitted form has only what was submitted (somebody may have
 * emptied a prefilled field); `trusted` says that what was submitted is not looked at, since the person has no say there;
 * `leftEmpty` that what is not stored was asked before and left empty.
 */
export function startingValue(
  field: CompiledField,
  context: FormContext,
  { trusted, leftEmpty }: { readonly trusted: boolean; readonly leftEmpty: () => boolean },
): StartingValue {
  if (!isKnown(field)) return { value: undefined, problem: null };
  const { definition, key } = field;
  const { submitted } = context;
  if (submitted === undefined || trusted || isLocked(definition)) return heldValue(field, context, leftEmpty);
  return givenValue(field, readTravelled, own(submitted, key));
}

/** What the person wrote beneath what a rule gave, as the form opens; undefined where nothing of the kind is kept, or they could not write. */
export function beneathValue(field: CompiledField, context: FormContext): StartingValue | undefined {
  const wire = ownBeneath(context, field.key);
  if (wire === undefined || !isKnown(field) || isLocked(field.definition)) return undefined;
  return givenValue(field, ({ kind, definition }) => kind.read(wire, definition), wire);
}

function givenValue(
  field: KnownField,
  read: (field: KnownField, wire: Json) => Result<unknown, string>,
  wire: Json | undefined,
): StartingValue {
  const { kind, definition } = field;
  if (wire !== undefined && !isEmptyAnswer(wire)) return answerOf(read(field, wire));
  const start = begun(kind, definition);
  // What nobody sent is no answer, wherever the kind would begin.
  return isUnanswered(field, start.value) ? start : { value: undefined, problem: null };
}

function heldValue(field: KnownField, context: FormContext, leftEmpty: () => boolean): StartingValue {
  const { kind, definition, key } = field;
  const stored = heldIn(context, key);
  // The groups of a list are each of somebody else: an answer of the same name elsewhere is not theirs.
  const earlier = readable(kind, definition, context.inRow === true ? undefined : own(context.earlier, key));
  // What the person cannot write here follows what was answered where they can.
  const isClosed = isLocked(definition) || isHeldByProposal(field, context);
  const isElsewhere = earlier !== undefined && (isClosed || (isEmptyAnswer(stored) && !leftEmpty()));
  if (isElsewhere) return { value: earlier.value, problem: null };
  if (!isEmptyAnswer(stored)) return answerOf(kind.read(stored, definition));
  if (leftEmpty()) return begun(kind, definition);
  return begun(kind, definition, readable(kind, definition, definition.defaultValue)?.value);
}

/** What is only offered, and not of this kind, is not offered. */
function readable(kind: FieldKind, definition: FieldDefinition, wire: unknown) {
  const read = isEmptyAnswer(wire) ? undefined : kind.read(wire, definition);
  return read?.ok === true ? read : undefined;
}

const answerOf = (read: Result<unknown, string>): StartingValue =>
  read.ok ? { value: read.value, problem: null } : { value: undefined, problem: read.problem || messages.invalid };

const begun = (kind: FieldKind, definition: FieldDefinition, given?: unknown): StartingValue => ({
  value: kind.initial === undefined ? given : kind.initial(definition, given),
  problem: null,
});
