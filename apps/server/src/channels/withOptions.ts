import type { FieldDefinition, StepDefinition } from '@passo/engine';
import { resourceOptions } from '../resources/resources.ts';

/** The server knows the lists that fields draw their options from, so it can hold answers against them. */
export function withOptions(step: StepDefinition): StepDefinition {
  return step.fields === undefined ? step : { ...step, fields: step.fields.map(withValues) };
}

function withValues(field: FieldDefinition): FieldDefinition {
  const values = field.resource === undefined ? undefined : resourceOptions(field.resource);
  return {
    ...field,
    ...(values !== undefined && { values }),
    ...(field.subFields !== undefined && { subFields: field.subFields.map(withValues) }),
  };
}
