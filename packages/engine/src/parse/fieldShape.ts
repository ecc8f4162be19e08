import type { Findings } from '../lint/finding.ts';
import * as is from './shape.ts';

const condition = { field: is.text };
const listed = { values: is.listOf(is.plain) };
const type = is.text;

const conditional = is.byType('conditional', {
  visualization: is.record({ type, ...condition }, { ...listed, whole: is.flag }),
  displayBasedOnValues: is.record({ type, conditions: is.listOf(is.record(condition, listed), 1) }),
  standard: is.record({ type, ...condition, value: is.json }, listed),
  readOnly: is.record({ type, activateWhenHasProposal: is.flag }),
});

const boundary = is.record(
  {
    boundary: is.oneOf('boundary', ['start', 'end']),
    type: is.oneOf('type of boundary', ['absoluteDate', 'years']),
    value: is.textOrNumber,
  },
  { message: is.text },
);

const key = is.matching(/^[A-Za-z][A-Za-z0-9]{0,59}$/, 'a key: letters and digits, a letter first, at most 60');

const texts = Object.fromEntries(
  ['_id', 'parentFieldId', 'label', 'placeholder', 'mask', 'missing', 'title', 'tooltip', 'tutorial', 'message'].map(
    (name) => [name, is.text],
  ),
);
const flags = Object.fromEntries(
  ['required', 'readOnly', 'disabled', 'hidden', 'hiddenOnFilled', 'shouldUpdate', 'displayIfResourceIsEmpty'].map(
    (name) => [name, is.flag],
  ),
);

/** Groups in groups: nobody fills in more levels, and every level is another form inside a form. */
const DEEPEST = 5;

/** Where editors find a field: it may hold fields. */
export const FIELD = '#/$defs/field';

const subFields = is.withSchema({ type: 'array', items: { $ref: FIELD } }, function* (value, path): Findings {
  const depth = path.split('.subFields').length - 1;
  if (depth > DEEPEST) yield { path, message: `groups may stand in groups ${DEEPEST} deep, not deeper` };
  else yield* is.listOf(fieldShape)(value, path);
});

/** A field as written in a flow file. Unknown properties are slips. */
export const fieldShape: is.Shape = is.record(
  { key, component: is.text },
  {
    ...texts,
    ...flags,
    uniqueKey: key,
    maxLength: is.count,
    minLength: is.count,
    maxRows: is.count,
    minValue: is.number,
    maxValue: is.number,
    defaultValue: is.json,
    rules: is.listOf(is.text),
    validation: is.listOf(is.text),
    dateValidation: is.listOf(boundary),
    format: is.record({}, { send: is.text, show: is.text }),
    values: is.listOf(
      is.record({ value: is.plain, label: is.text }, { image: is.text, disabled: is.flag, status: is.text }),
    ),
    term: is.record({ consent: is.text, version: is.text, text: is.text }),
    dependencies: is.listOf(is.text),
    conditionals: is.listOf(conditional),
    subFields,
    resource: is.text,
    url: is.text,
    icon: is.text,
    submit: is.flag,
    getDependencyValue: is.record({}, { referenceResourceCode: is.text, resourceKey: is.text }),
  },
);
