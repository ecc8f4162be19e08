import type { Session } from '../session/session.ts';
import { fetchResource } from './fetchResource.ts';
import type { FieldProps } from './fieldProps.ts';
import { isWholeCpf } from './referenceQuery.ts';

/** A CPF that is whole fetches the list that its field names, for the fields that choose from it. */
export function textChanged(session: Session, { definition, view }: FieldProps, text: string): void {
  const { resource, getDependencyValue } = definition;
  if (resource === undefined || !isWholeCpf(text)) return;
  fetchResource(session, resource, { resourceKey: getDependencyValue?.resourceKey ?? view.key }, true);
}
