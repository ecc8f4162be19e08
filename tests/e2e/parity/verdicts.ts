import { formats } from '@passo/catalog/formats.ts';
import * as fields from '@passo/catalog/fields/index.ts';
import { contextOf, driveForm } from '../../../packages/catalog/src/testing/driveForm.ts';
import type { RandomForm } from '../../../packages/catalog/src/testing/randomForms.ts';
import { compileForm, type Form, judge, payloadOf } from '@passo/engine';

/** Everything that a person or the server may learn of an open form, rows and hidden fields included. */
function shownOf(form: Form, { fields: definitions }: Pick<RandomForm, 'fields'>): unknown {
  return {
    visible: form.visibleFields().map(({ key }) => key),
    views: definitions.map(({ key }) => {
      const { value, ...view } = form.view(key) ?? { value: undefined };
      const rows = form.rows(key);
      const inner = definitions.find((one) => one.key === key)?.subFields ?? [];
      return rows.length === 0
        ? { ...view, value }
        : { ...view, rows: rows.map((row) => shownOf(row.form, { fields: inner })) };
    }),
    progress: form.progress(),
    problems: form.problems(),
    payload: payloadOf(form),
  };
}

/** What the engine says of a case: of the form after all edits, and of a submit. Runs on either side. */
export function verdictOf(given: RandomForm): unknown {
  const form = driveForm(given);
  const before = shownOf(form, given);
  form.reveal();
  const verdict = judge(compileForm(given.fields, fields, formats), given.submitted, contextOf(given));
  return { before, revealed: shownOf(form, given), verdict };
}

/** One JSON text per case: texts travel between the two sides as they are. */
export const verdictsOf = (cases: readonly RandomForm[]): readonly string[] =>
  cases.map((given) => JSON.stringify(verdictOf(given)));
