import type { Session } from '../session/session.ts';
import { fetchResource, fieldIdOf } from './fetchResource.ts';
import type { FieldProps } from './fieldProps.ts';
import { isWholeCpf } from './referenceQuery.ts';

/** A CPF that is whole fetches the list that its field names, for the fields that choose from it. */
export function textChanged(session: Session, { definition }: FieldProps, text: string): void {
  const { resource, getDependencyValue: { resourceKey } = {} } = definition;
  if (resource === undefined || !isWholeCpf(text)) return;
  const key = resourceKey === undefined ? {} : { resourceKey };
  const query = { ...key, referenceResourceCode: text.replace(/\D/g, '') };
  fetchResource(session, { name: resource, fieldId: fieldIdOf(definition), query, personal: true, anew: true });
}
