import { nearest } from '@passo/domain';
import type { Conditional, FieldCondition, FieldDefinition } from '../definition.ts';
import { type Findings, shortened } from './finding.ts';
import { canHave, isBox } from './possible.ts';
import { find, type Referred, type Scope } from './scope.ts';

/** Why a field never has an answer, in words; absent for fields that may have one. */
export type Silent = ReadonlyMap<Referred['definition'], string>;

/** Conditions that compare with impossible values or always come out the same, and required fields behind them. */
export function* lintConditions(field: FieldDefinition, path: string, scope: Scope, silent: Silent): Findings {
  for (const [index, conditional] of (field.conditionals ?? []).entries()) {
    const at = `${path}.conditionals[${index}]`;
    for (const [condition, place] of conditionsOf(conditional)) yield* lintValues(condition, at + place, scope);
    yield* lintOutcome(conditional, at, scope, silent);
    yield* lintWhole(conditional, at, scope);
  }
  yield* lintContradiction(field, path);
  for (const [index, name] of (field.dependencies ?? []).entries()) {
    const reason = silentReason(find(scope, name), silent);
    if (reason !== undefined) {
      yield { path: `${path}.dependencies[${index}]`, message: `the field stays read-only for ever: ${reason}` };
    }
  }
  const never = silent.get(field);
  if (field.required === true && never !== undefined) {
    yield {
      path: `${path}.required`,
      message: `required, but it can never be answered: ${never}`,
      suggestion: 'make it reachable, or not required',
    };
  }
}

function conditionsOf(conditional: Conditional): readonly (readonly [FieldCondition, string])[] {
  if (conditional.type === 'displayBasedOnValues') {
    return conditional.conditions.map((condition, index) => [condition, `.conditions[${index}]`]);
  }
  return conditional.type === 'readOnly' ? [] : [[conditional, '']];
}

const listed = ({ values }: FieldCondition): readonly (string | number | boolean)[] =>
  (values ?? []).filter((value) => value !== 'none');

function* lintValues(condition: FieldCondition, path: string, scope: Scope): Findings {
  const referred = find(scope, condition.field);
  if (referred === undefined) return;
  for (const [index, value] of (condition.values ?? []).entries()) {
    if (value === 'none' || canHave(referred, value)) continue;
    const near = nearest(
      String(value),
      (referred.definition.values ?? []).map((option) => String(option.value)),
    );
    yield {
      path: `${path}.values[${index}]`,
      message: `"${shortened(condition.field)}" never has the value ${shortened(JSON.stringify(value))}`,
      ...(near !== undefined && { suggestion: `did you mean "${near}"?`, fix: { type: 'replace', value: near } }),
    };
  }
}

function* lintOutcome(conditional: Conditional, path: string, scope: Scope, silent: Silent): Findings {
  const conditions = conditionsOf(conditional).map(([condition]) => condition);
  if (conditions.length === 0) return;
  const reasons = conditions.map((condition) => silentReason(find(scope, condition.field), silent));
  const [reason] = reasons;
  if (reason !== undefined && reasons.every((one) => one !== undefined)) {
    yield { path, message: `this condition never holds: ${reason}` };
  } else if (conditions.some((condition) => alwaysHolds(condition, find(scope, condition.field)))) {
    yield { path, message: 'this condition always holds', suggestion: 'remove it', fix: { type: 'remove' } };
  }
}

/** Of values that are listed each is whole; what a step before holds is, and a group does not hear when one around it becomes so. */
function* lintWhole(conditional: Conditional, path: string, scope: Scope): Findings {
  if (conditional.type !== 'visualization' || conditional.whole !== true) return;
  const isUnknown = find(scope, conditional.field) === undefined;
  if (isUnknown || (scope.fields.has(conditional.field) && listed(conditional).length === 0)) return;
  yield {
    path: `${path}.whole`,
    message: 'has no effect: it waits for any whole answer of a field of the same form',
    suggestion: 'remove it',
    fix: { type: 'remove' },
  };
}

/** A box is ticked or not from the start: both values listed are no condition. */
function alwaysHolds(condition: FieldCondition, referred: Referred | undefined): boolean {
  if (referred === undefined || !isBox(referred)) return false;
  const { hidden, hiddenOnFilled, conditionals = [] } = referred.definition;
  if (hidden === true || hiddenOnFilled === true || conditionals.length > 0) return false;
  const values = new Set(listed(condition).map(String));
  return values.has('true') && values.has('false');
}

const silentReason = (referred: Referred | undefined, silent: Silent): string | undefined => {
  if (referred === undefined) return undefined;
  if (referred.kind?.answers === false) return `a ${referred.definition.component} never answers`;
  return silent.get(referred.definition);
};

/** Two conditions on one field, both of which must hold, with no value in common. */
function contradiction({ conditionals = [] }: FieldDefinition): number | undefined {
  const left = new Map<string, ReadonlySet<string>>();
  for (const [index, conditional] of conditionals.entries()) {
    if (conditional.type !== 'visualization' || listed(conditional).length === 0) continue;
    const values = listed(conditional).map(String);
    const before = left.get(conditional.field);
    const both = new Set(before === undefined ? values : values.filter((value) => before.has(value)));
    if (both.size === 0) return index;
    left.set(conditional.field, both);
  }
  return undefined;
}

function* lintContradiction(field: FieldDefinition, path: string): Findings {
  const index = contradiction(field);
  if (index !== undefined) {
    yield {
      path: `${path}.conditionals[${index}]`,
      message: 'this condition never holds together with the ones before it',
      suggestion: 'list all values in one condition',
    };
  }
}

/** Why a field is never shown, if so: said of itself, or of all that its conditions look at. */
export function neverShown(field: FieldDefinition, scope: Scope, silent: Silent): string | undefined {
  if (field.hidden === true) return 'it is hidden';
  if (contradiction(field) !== undefined) return 'its conditions exclude each other';
  const awaited = (field.dependencies ?? []).find((name) => silentReason(find(scope, name), silent) !== undefined);
  if (awaited !== undefined) return `it waits for "${shortened(awaited)}", which never has an answer`;
  for (const conditional of field.conditionals ?? []) {
    if (conditional.type !== 'visualization' && conditional.type !== 'displayBasedOnValues') continue;
    const conditions = conditionsOf(conditional).map(([condition]) => condition);
    const dead = conditions.every((condition) => isDead(condition, scope, silent));
    if (dead && conditions.length > 0) return 'its condition never holds';
  }
  return undefined;
}

function isDead(condition: FieldCondition, scope: Scope, silent: Silent): boolean {
  const referred = find(scope, condition.field);
  if (referred === undefined || condition.field === 'none') return false;
  if (silentReason(referred, silent) !== undefined) return true;
  const values = listed(condition);
  return values.length > 0 && values.every((value) => !canHave(referred, value));
}
