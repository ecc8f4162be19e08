import type { FieldDefinition, Form, Json } from '@passo/engine';
import { beginLookUp } from '../../../apps/portal/src/fields/lookUp.ts';
import { type AnswerPair, answerPairs } from '../../../packages/catalog/src/testing/answerPairs.ts';

/*
 * Where a field may stand, with another one beside it that is changed once the customer is back: by itself, in the group of a list,
 * under a rule that gives another answer for a while, and where a look-up writes it.
 */

/** What a step keeps, by key. */
type Kept = Readonly<Record<string, unknown>>;

export interface Place {
  readonly fields: readonly FieldDefinition[];
  /** As the person does it the first time. */
  answer(form: Form): void;
  /** What is changed once they are back. */
  change(form: Form): void;
  /** What is kept then, from what was kept before. */
  after(before: Kept): Kept;
}

type Asked = Pick<AnswerPair, 'own' | 'more'>;

/** Kinds that only a person answers, beside those of `answerPairs`. */
export const personal: Readonly<Record<string, Asked>> = {
  term: { own: true },
  imageCapture: { own: { name: 'foto.jpg' } },
  list: {
    own: [{ nome: 'Ana' }, { nome: 'Bia' }],
    more: { subFields: [{ key: 'nome', component: 'text', label: 'Nome' }] },
  },
};

const BESIDE = 'outro';
const TICKED = 'marca';
const CODE = 'codigo';
const FIELD = 'campo';

const text = (key: string): FieldDefinition => ({ key, component: 'text', label: key, required: true });
const fieldOf = (component: string, { more }: Asked): FieldDefinition => ({
  ...{ key: FIELD, component, label: 'Campo' },
  ...more,
});

/** The value as the control hands it over. */
function put(form: Form, key: string, wire: Json): void {
  const field = form.compiled.fields.find((one) => one.key === key);
  if (field?.kind?.upload === true) return form.change(key, { ...Object(wire), file: {} });
  if (field?.rows !== undefined) return void form.fill(key, wire);
  const read = field?.kind?.read(wire, field.definition);
  if (read?.ok !== true) throw new Error(`${key} does not read ${JSON.stringify(wire)}`);
  form.change(key, read.value);
}

function plain(component: string, asked: Asked): Place {
  return {
    fields: [fieldOf(component, asked), text(BESIDE)],
    answer: (form) => {
      put(form, FIELD, asked.own);
      put(form, BESIDE, 'antes');
    },
    change: (form) => put(form, BESIDE, 'depois'),
    after: (before) => ({ ...before, [BESIDE]: 'depois' }),
  };
}

function grouped(component: string, asked: Asked): Place {
  const inside = plain(component, asked);
  const second = (form: Form): Form => {
    while (form.rows('grupo').length < 2) form.addRow('grupo');
    const row = form.rows('grupo')[1];
    if (row === undefined) throw new Error('the list has no second group');
    return row.form;
  };
  const group: FieldDefinition = { key: 'grupo', component: 'list', label: 'Grupo', subFields: inside.fields };
  return {
    fields: [group],
    answer: (form) => {
      inside.answer(second(form));
      put(form.rows('grupo')[0]?.form ?? form, BESIDE, 'sozinho');
    },
    change: (form) => inside.change(second(form)),
    after: ({ grupo }) => ({
      grupo: (grupo as readonly Kept[]).map((row, at) => (at === 1 ? inside.after(row) : row)),
    }),
  };
}

function ruled(component: string, pair: AnswerPair): Place {
  const { fields, answer } = plain(component, pair);
  const [field, ...others] = fields;
  const given = { type: 'standard', field: TICKED, values: [true], value: pair.other } as const;
  return {
    fields: [{ key: TICKED, component: 'checkbox', label: 'Marca' }, { ...field!, conditionals: [given] }, ...others],
    answer: (form) => {
      answer(form);
      put(form, TICKED, true);
    },
    change: (form) => put(form, TICKED, false),
    after: (before) => ({ ...before, [TICKED]: false, [FIELD]: pair.own }),
  };
}

function lookedUp(component: string, pair: AnswerPair): Place {
  const { fields } = plain(component, pair);
  const told = (wire: Json) => ({ [FIELD]: [wire] });
  return {
    fields: [text(CODE), ...fields],
    answer: (form) => {
      put(form, CODE, '1');
      beginLookUp(form, CODE, [FIELD]).settle(told(pair.own));
      put(form, BESIDE, 'antes');
    },
    change: (form) => {
      beginLookUp(form, CODE, [FIELD]).claim(told(pair.own));
      put(form, BESIDE, 'depois');
      put(form, CODE, '2');
      beginLookUp(form, CODE, [FIELD]).settle(told(pair.other));
    },
    after: (before) => ({ ...before, [CODE]: '2', [BESIDE]: 'depois', [FIELD]: pair.other }),
  };
}

export type Where = 'plain' | 'in a group' | 'under a rule' | 'looked up';

/** Every kind in every place that it may stand in. */
export const places: readonly (readonly [component: string, where: Where, place: Place])[] = [
  ...Object.entries({ ...answerPairs, ...personal }).flatMap(([component, asked]) => [
    [component, 'plain', plain(component, asked)] as const,
    [component, 'in a group', grouped(component, asked)] as const,
  ]),
  ...Object.entries(answerPairs).flatMap(([component, pair]) => [
    [component, 'under a rule', ruled(component, pair)] as const,
    [component, 'looked up', lookedUp(component, pair)] as const,
  ]),
];
