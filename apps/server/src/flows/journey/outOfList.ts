import {
  Form,
  formContext,
  stepState,
  type CompiledFlow,
  type CompiledForm,
  type CompiledStep,
  type FieldProblem,
  type JourneyEnvironment,
  type JourneyState,
} from '@passo/engine';
import { offeredOptions } from '../../resources/resources.ts';

/**
 * Answers that the list of their field does not have once another answer narrows it (the towns of a state). The form itself holds
 * them only against the whole list: who offers what for which answer is known here.
 */
export function outOfList(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  environment: JourneyEnvironment,
): readonly FieldProblem[] {
  if (!narrows(step.form)) return [];
  const stored = stepState(state, step.slug).answers;
  return misplaced(new Form(step.form, { ...formContext(flow, state, step, environment), stored }), '');
}

const narrows = ({ fields }: CompiledForm): boolean =>
  fields.some(
    ({ definition: { resource, getDependencyValue }, rows }) =>
      (resource !== undefined && getDependencyValue?.referenceResourceCode !== undefined) ||
      (rows !== undefined && narrows(rows)),
  );

function misplaced(form: Form, within: string): readonly FieldProblem[] {
  return form.answers().flatMap(({ field: { key, kind, definition }, value }) => {
    const inGroups = form.rows(key).flatMap((row, index) => misplaced(row.form, `${within}${key}.${index}.`));
    const { resource, getDependencyValue: { referenceResourceCode: reference } = {} } = definition;
    if (resource === undefined || reference === undefined || value === undefined || value === null) return inGroups;
    // What nobody can write is nobody's mistake.
    if (form.view(key)?.readOnly === true) return inGroups;
    const values = offeredOptions(resource, form.plain(reference));
    // Where nothing is offered for it the whole list counts, and a kind that takes any text takes it whatever is offered.
    if (values.length === 0) return inGroups;
    const message = kind?.problem?.(value, { ...definition, values }, form.context.today) ?? null;
    return message === null ? inGroups : [{ field: within + key, message }];
  });
}
