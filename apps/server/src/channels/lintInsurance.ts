import { keyOf, type FieldDefinition, type Finding, type FlowDefinition } from '@passo/engine';

/** Under which answer an insurance is taken with a loan. */
const INSURED = 'comSeguro';

const isGiven = ({ defaultValue = false, conditionals = [] }: FieldDefinition): boolean =>
  defaultValue !== false || conditionals.some(({ type }) => type === 'standard');

/** An insurance is offered, and ticked by whoever pays for it. */
export function* lintInsurance({ steps }: FlowDefinition): Iterable<Finding> {
  for (const [index, { fields = [] }] of steps.entries())
    for (const [at, field] of fields.entries()) {
      if (keyOf(field) !== INSURED) continue;
      const path = `steps[${index}].fields[${at}]`;
      if (isGiven(field)) yield { path, message: 'an insurance is ticked by the customer, never before' };
      if (field.required === true) yield { path, message: 'an insurance that must be ticked is not chosen' };
    }
}
