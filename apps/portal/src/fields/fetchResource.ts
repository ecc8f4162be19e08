import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { Session } from '../session/session.ts';
import { hash } from '../state/hashId.ts';
import { loadResource } from '../state/resources.ts';
import { resourceName, type ResourceQuery } from './resourceName.ts';

/** Fetches the list that a field names, for this link and for what it is narrowed by, unless it is there already. */
export function fetchResource({ call }: Session, asked: AskedList): void {
  const { name, fieldId, query = {}, personal = false, anew = false } = asked;
  const hashId = hash();
  const narrowed = { fieldId, ...query };
  const fetchIt = () => {
    if (query.referenceResourceCode === undefined) return call('resource', { params: { hashId, name }, query });
    // What is personal stays out of addresses, which end up in logs.
    if (personal) return call('fieldOptions', { params: { hashId }, body: narrowed });
    return call('field', { params: { hashId }, query: narrowed });
  };
  void loadResource(resourceName(name, query), fetchIt, Date.now, anew);
}

interface AskedList {
  readonly name: string;
  /** Of the field that names it. */
  readonly fieldId: string;
  readonly query?: ResourceQuery;
  /** What it is narrowed by says who somebody is. */
  readonly personal?: boolean;
  /** Even where it is there already. */
  readonly anew?: boolean;
}

export const isCpfField = ({ mask }: Pick<FieldDefinition, 'mask'>): boolean => mask === 'cpf';

export const fieldIdOf = ({ _id, uniqueKey, key }: FieldDefinition): string => _id ?? uniqueKey ?? key;

/** Whether the list of a field is known before anything was answered, and so can be fetched ahead. */
export const standsAlone = (definition: FieldDefinition): boolean =>
  !isCpfField(definition) && definition.getDependencyValue === undefined;
