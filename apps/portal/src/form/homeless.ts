import type { FieldProblem, Form } from '@passo/engine/form/form.ts';

/** What the server said of fields that are not on the page, since the last try. */
export const homelessOf = new WeakMap<Form, readonly FieldProblem[]>();
