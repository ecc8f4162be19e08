import type { Form } from '@passo/engine/form/form.ts';
import type { FieldView } from '@passo/engine/form/node.ts';
import { useFieldView as read } from '../../../apps/portal/src/form/useFormState.ts';

export { useVisibleFields } from '../../../apps/portal/src/form/useFormState.ts';

/** How often React drew each field since the last look. */
export const drawn: Record<string, number> = {};

/** Stands in for the hook by which the portal's FieldHost reads its field, once per drawing: the same, with a count. */
export function useFieldView(form: Form, key: string): FieldView | undefined {
  drawn[key] = (drawn[key] ?? 0) + 1;
  return read(form, key);
}
