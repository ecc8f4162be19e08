import type { FieldDefinition, FlowDefinition } from '../definition.ts';
import type { CompiledField } from '../form/compile.ts';
import { isLocked } from '../form/initial.ts';
import { compileFlow, type Catalog, type CompiledFlow, type CompiledStep } from '../journey/flow.ts';
import { isShared } from '../journey/shared.ts';
import { canonical } from '../json.ts';
import { answersTo } from './answers.ts';
import { type Findings, shortened } from './finding.ts';
import { writtenIn } from './written.ts';

/** A field and the step that asks it. */
interface Place {
  readonly step: CompiledStep;
  readonly field: CompiledField;
}

/**
 * A key that several steps ask is one answer. Where that cannot be (other kinds, other options, a step that nobody goes back to), the
 * second place is told.
 */
export function* lintShared(definition: FlowDefinition, catalog: Catalog): Findings {
  const flow = compileFlow(definition, catalog);
  const first = new Map<string, Place>();
  for (const step of flow.steps) {
    for (const field of step.form.fields) {
      if (!field.answers || field.kind === undefined) continue;
      const before = first.get(field.key);
      if (before === undefined) first.set(field.key, { step, field });
      else if (before.step !== step) yield* lintAgain(flow, { step, field }, before);
    }
  }
}

function* lintAgain(flow: CompiledFlow, { step, field }: Place, before: Place): Findings {
  const { definition } = field;
  const other = before.field.definition;
  const [key, slug] = [shortened(field.key), shortened(before.step.slug)];
  // What the kind of the step brings stands nowhere in the file.
  const at = step.definition.fields?.indexOf(definition) ?? -1;
  const path = `steps[${step.index}]${at < 0 ? '' : `.fields[${at}]`}`;
  const rename = { path, suggestion: 'give one of them another key' };
  if (definition.component !== other.component && !repeats(field, before.field))
    yield {
      message: `"${key}" is a ${shortened(definition.component)} here and a ${shortened(other.component)} in the step "${slug}": one key is one answer`,
      ...rename,
    };
  else if (field.rows !== undefined && !isLocked(definition))
    yield { message: `"${key}" is a list that the step "${slug}" asks too: one key is one answer`, ...rename };
  else if (definition.component !== other.component || !isShared(field)) return;
  else if (optionsOf(definition) !== optionsOf(other))
    yield { message: `"${key}" has other options than in the step "${slug}": one key is one answer`, ...rename };
  else if ([definition, other].some(isGiven))
    yield {
      message: `"${key}" is given by a rule, and asked in the step "${slug}" too: one key is one answer`,
      ...rename,
    };
  else if (isShutBetween(flow, before.step, step) && isAskedAgain(step, field))
    yield {
      path,
      message: `"${key}" is asked again where nobody goes back to the step "${slug}", which would not follow`,
      suggestion: `put "readOnly": true at ${path}`,
    };
}

/** Whether a place that nobody writes has all that may be answered in the other one, as a text says a date. */
function repeats({ kind, definition }: CompiledField, other: CompiledField): boolean {
  if (!isLocked(definition) || kind === undefined || other.kind === undefined) return false;
  for (const { value } of answersTo(other.kind, other.definition)) {
    const sent = other.kind.send(value, other.definition);
    const read = sent === undefined ? undefined : kind.read(sent, definition);
    if (read === undefined) continue;
    if (!read.ok || canonical(kind.send(read.value, definition)) !== canonical(sent)) return false;
  }
  return true;
}

/** What may be chosen, in whatever order and words. */
const optionsOf = ({ values = [], resource }: FieldDefinition): string =>
  canonical([resource ?? null, ...values.map(({ value }) => String(value)).toSorted()]);

/** A rule gives the answer in the customer's place: in the other step it would be taken as theirs. */
const isGiven = ({ conditionals = [] }: FieldDefinition): boolean =>
  conditionals.some(({ type }) => type === 'standard');

const isShutBetween = (
  { steps }: CompiledFlow,
  { index: first }: CompiledStep,
  { index: last }: CompiledStep,
): boolean =>
  steps.some(
    ({ index, definition, kind }) =>
      (index > first && index <= last && definition.notAllowedToReturnFromHere === true) ||
      (index >= first && index < last && (kind.endorses === true || kind.call?.pays === true)),
  );

const isAskedAgain = ({ definition, kind }: CompiledStep, { key, definition: again }: CompiledField): boolean =>
  again.hiddenOnFilled !== true && writtenIn(definition, kind).some((one) => one.key === key);
