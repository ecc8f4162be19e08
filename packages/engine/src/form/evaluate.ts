import type { FieldDefinition } from '../definition.ts';
import type { FieldKind, Seen } from '../kind.ts';
import { canonical } from '../json.ts';
import type { CompiledCondition, CompiledField, Source } from './compile.ts';
import { isFree } from './beneath.ts';
import type { FormContext } from './context.ts';
import { isUnanswered } from './unanswered.ts';

/** How the rules of one field look at the other fields. Hidden fields answer as if they had no value. */
export interface Surroundings {
  readonly context: FormContext;
  /** The plain value of a source, or undefined where there is none. */
  plain(source: Source): string | undefined;
  /** Whether the source has what counts as an answer: an unticked box has a value and none. `whole`: or had one that passed its checks. */
  answered(source: Source, whole?: boolean): boolean;
  /** Whether the source has or may still be given an answer: what is hidden has none and gets none. */
  open(source: Source): boolean;
  /** A field of this form; undefined where it has none of that key. */
  node(key: string): Seen | undefined;
  /** The field with the bounds that only the server knows. */
  bounded(field: CompiledField): CompiledField;
}

/** Whether the field plays a part: it is shown, or would be if the proposal did not hold its answer already. */
export function isLive(field: CompiledField, around: Surroundings): boolean {
  const { definition, key } = field;
  const { context } = around;
  if (definition.hidden === true || context.hiddenKeys.includes(key)) return false;
  if (field.kind?.shows?.(around.bounded(field).definition, (key) => around.node(key)) === false) return false;
  // Waiting for what is never asked would be for ever: it is not asked either.
  if (!field.dependencies.every((source) => around.open(source))) return false;
  if (!field.shownWhile.every((condition) => holds(condition, around))) return false;
  return field.shownWhileAny.every((group) => group.some((condition) => holds(condition, around)));
}

/** Whether a rule may ever take the pen away. */
export const isRuled = ({ dependencies, readOnlyWithProposal, standards }: CompiledField): boolean =>
  dependencies.length > 0 || readOnlyWithProposal || standards.length > 0;

/** Whether the proposal that exists takes the pen away: where only a rule ever gave an answer it holds none. */
export const isHeldByProposal = ({ readOnlyWithProposal, key }: CompiledField, context: FormContext): boolean =>
  readOnlyWithProposal && context.hasProposal && !isFree(context, key);

/** Whether something that it depends on is not answered, which takes the pen away for now. */
export const isWaiting = ({ dependencies }: CompiledField, around: Surroundings): boolean =>
  !dependencies.every((source) => around.answered(source));

/** The value a standard conditional imposes now, or undefined where none does. The first that holds wins. */
export function standardValue(
  field: CompiledField,
  around: Surroundings,
): CompiledField['standards'][number] | undefined {
  return field.standards.find(({ condition }) => holds(condition, around));
}

function holds({ source, values, whole }: CompiledCondition, around: Surroundings): boolean {
  if (values === null) return around.answered(source, whole);
  const plain = around.plain(source);
  if (plain === undefined) return false;
  return values.has(plain) || (plain.includes(AMONG) && plain.split(AMONG).some((one) => values.has(one)));
}

/** Stands between the plain values of an answer that has several; any of them may satisfy a condition. */
export const AMONG = '\u001f';

/** The value as conditions compare it. A false box is an answer to compare with, an empty text is none. */
export function plainOf(field: CompiledField, value: unknown): string | undefined {
  if (typeof value === 'boolean') return String(value);
  return isUnanswered(field, value) ? undefined : plainOfValue(field.kind, field.definition, value);
}

export function plainOfValue(kind: FieldKind | undefined, definition: FieldDefinition, value: unknown): string {
  const plain = kind?.plain?.(value, definition) ?? value;
  if (Array.isArray(plain)) return plain.map(String).join(AMONG);
  return typeof plain === 'object' ? canonical(plain) : String(plain);
}

/** The same for an answer of an earlier step, as it stands on the wire. */
export function plainOfWire(wire: unknown): string | undefined {
  if (wire === undefined || wire === null || wire === '') return undefined;
  if (typeof wire !== 'object') return String(wire);
  const value: unknown = Reflect.get(wire, 'value');
  if (value === undefined) return canonical(wire);
  return typeof value === 'object' ? canonical(value) : String(value);
}

/** The words of an answer of an earlier step, for labels. */
export function wordsOfWire(wire: unknown): string | undefined {
  if (wire === undefined || wire === null) return undefined;
  if (typeof wire !== 'object') return String(wire);
  const label: unknown = Reflect.get(wire, 'label');
  return typeof label === 'string' ? label : undefined;
}
