import type { FieldDefinition, FlowDefinition } from '../definition.ts';
import type { Catalog } from '../journey/flow.ts';
import { own } from '../json.ts';
import { type Findings } from './finding.ts';
import type { Silent } from './lintConditions.ts';

/** Steps that nobody comes to: behind the end, or with nothing to show whatever is answered. */
export function* lintReach({ steps }: FlowDefinition, catalog: Catalog, silent: Silent): Findings {
  let end: string | undefined;
  for (const [index, { slug, stepType, fields = [] }] of steps.entries()) {
    const path = `steps[${index}]`;
    const kind = own(catalog.steps, stepType);
    if (end !== undefined) yield { path, message: `nobody comes here: the flow ends with the step "${end}"` };
    if (kind?.ends === true) end ??= slug;
    if ((kind?.fields ?? []).length === 0 && isNeverAsked(fields, silent))
      yield { path, message: 'nobody comes here: none of its fields is ever shown' };
  }
}

/** A step of whose fields one at least hangs on answers, and all are silent, is left out. */
const isNeverAsked = (fields: readonly FieldDefinition[], silent: Silent): boolean =>
  fields.some(({ conditionals = [] }) => conditionals.some(({ type }) => type !== 'standard' && type !== 'readOnly')) &&
  fields.every((field) => silent.has(field) && silent.get(field) !== READ_ONLY);

export const READ_ONLY = 'it is read-only, and nothing gives it a value';

/** Leave that nobody has to give: whoever waited for it would wait in vain. */
export function* lintLeave({ product = '', steps }: FlowDefinition, catalog: Catalog): Findings {
  const never = own(catalog.products ?? {}, product)?.asksNobodyAt ?? [];
  for (const [index, { stepType }] of steps.entries()) {
    const port = own(catalog.steps, stepType)?.call?.operation.split('.')[0] ?? '';
    if (never.includes(port))
      yield {
        path: `steps[${index}].stepType`,
        message: `the product "${product}" asks no leave of the port "${port}": nobody there has to approve`,
        suggestion: 'remove the step',
      };
  }
}
