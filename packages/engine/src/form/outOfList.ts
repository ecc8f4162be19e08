import type { OfferedOptions } from './context.ts';
import type { FieldProblem, Form } from './form.ts';

/**
 * Answers that the list of their field does not have once another answer narrows it (the towns of a state), where the form's context
 * knows what is offered. Each field by itself is held only against the whole list.
 */
export function outOfList(form: Form): readonly FieldProblem[] {
  const { offered } = form.context;
  return offered === undefined ? [] : misplaced(form, offered, '');
}

function misplaced(form: Form, offered: OfferedOptions, within: string): readonly FieldProblem[] {
  return form.answers().flatMap(({ field: { key, kind, definition }, value }) => {
    const inGroups = form.rows(key).flatMap((row, index) => misplaced(row.form, offered, `${within}${key}.${index}.`));
    const { resource, getDependencyValue: { referenceResourceCode: reference } = {} } = definition;
    if (resource === undefined || reference === undefined || value === undefined || value === null) return inGroups;
    // What nobody can write is nobody's mistake.
    if (form.view(key)?.readOnly === true) return inGroups;
    const values = offered(resource, form.plain(reference));
    // Where nothing is offered for it the whole list counts, and a kind that takes any text takes it whatever is offered.
    if (values.length === 0) return inGroups;
    const message = kind?.problem?.(value, { ...definition, values }, form.context.today) ?? null;
    return message === null ? inGroups : [{ field: within + key, message }];
  });
}
