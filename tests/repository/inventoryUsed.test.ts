import path from 'node:path';
import { catalog } from '@passo/catalog';
import { formatters, masks, validators } from '@passo/domain';
import type { Conditional, FieldDefinition, OptionDefinition } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';

/* What a field may say, somebody has to be asked with: what no flow uses, nobody would miss when it breaks. */

/** By type: a property that is added has to be named here. */
const properties = {
  ...{ _id: 1, parentFieldId: 1, key: 1, uniqueKey: 1, component: 1, label: 1, placeholder: 1, title: 1, term: 1 },
  ...{ mask: 1, maxLength: 1, minLength: 1, maxRows: 1, minValue: 1, maxValue: 1, required: 1, readOnly: 1 },
  ...{ disabled: 1, hidden: 1, hiddenOnFilled: 1, defaultValue: 1, rules: 1, validation: 1, dateValidation: 1 },
  ...{ format: 1, values: 1, tooltip: 1, tutorial: 1, message: 1, dependencies: 1, conditionals: 1, subFields: 1 },
  ...{
    missing: 1,
    shouldUpdate: 1,
    displayIfResourceIsEmpty: 1,
    resource: 1,
    url: 1,
    icon: 1,
    submit: 1,
    getDependencyValue: 1,
  },
} as const satisfies Record<keyof FieldDefinition, 1>;
const ofOptions = { value: 1, label: 1, image: 1, disabled: 1, status: 1 } as const satisfies Record<
  keyof OptionDefinition,
  1
>;
const conditionals = {
  ...{ visualization: 1, displayBasedOnValues: 1, standard: 1, readOnly: 1 },
} as const satisfies Record<Conditional['type'], 1>;

const named = (what: string, names: object): readonly string[] => Object.keys(names).map((name) => `${what} ${name}`);

const inventory = [
  ...named('property', properties),
  ...named('property of an option', ofOptions),
  ...named('conditional', conditionals),
  ...named('kind', catalog.fields),
  ...named('mask', masks),
  ...named('validator', validators),
  ...named('format', formatters),
  ...['format.send', 'format.show', 'label with {{key}}'],
];

/** What belongs into no flow that we ship, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'property parentFieldId': 'a group stands in its list as subFields; nothing else has a parent',
  'property hidden': 'who never sees a field is asked nothing: our flows leave it out with `without`',
  'property displayIfResourceIsEmpty':
    'is for buttons whose address comes in a list, and a lender brings such lists, not we',
  'format onlyDigits': 'masks hold the digits by themselves; of anything else it would lose what was typed',
  'format onlyMoney': 'money is a kind, which holds and sends the amount by itself',
  'format date': 'the kind and the mask of dates hold and send YYYY-MM-DD by themselves',
  'format showDateHour': 'people are asked for days; an hour comes from a lender’s own field',
  'format selectValueAndLabel': 'choices travel so without it',
};

function* usesOf(field: FieldDefinition): Iterable<string> {
  const { component, mask, format, label = '', subFields = [] } = field;
  for (const name of Object.keys(field)) yield `property ${name}`;
  yield `kind ${component}`;
  if (mask !== undefined) yield `mask ${mask}`;
  for (const name of field.validation ?? []) yield `validator ${name}`;
  for (const [way, name] of Object.entries(format ?? {})) yield* [`format.${way}`, `format ${name}`];
  for (const { type } of field.conditionals ?? []) yield `conditional ${type}`;
  for (const option of field.values ?? []) yield* named('property of an option', option);
  if (label.includes('{{')) yield 'label with {{key}}';
  for (const inner of subFields) yield* usesOf(inner);
}

const root = path.resolve(import.meta.dirname, '../..');
const fields = loadPartners(root).flatMap(({ definition }) => definition.steps.flatMap((step) => step.fields ?? []));
const used = new Set(fields.flatMap((field) => [...usesOf(field)]));

describe('of all that a field may say', () => {
  it(`${inventory.length - Object.keys(exceptions).length} of ${inventory.length} are asked in a flow that we ship`, () =>
    expect(inventory.filter((name) => !used.has(name) && !Object.hasOwn(exceptions, name))).toEqual([]));

  it('an exception is one as long as nobody uses it', () =>
    expect(Object.keys(exceptions).filter((name) => used.has(name) || !inventory.includes(name))).toEqual([]));
});
