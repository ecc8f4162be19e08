import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { Session } from '../session/session.ts';
import { hash } from '../state/hashId.ts';
import { loadResource } from '../state/resources.ts';
import { resourceName, type ResourceQuery } from './resourceName.ts';

/** Fetches the list of that name for this link, unless it is there already; `anew`: even then. */
export function fetchResource({ call }: Session, name: string, query: ResourceQuery = {}, anew = false): void {
  const fetchIt = () => call('resource', { params: { hashId: hash(), name }, query });
  void loadResource(resourceName(name, query), fetchIt, Date.now, anew);
}

/** Whether the list of a field is known before anything was answered, and so can be fetched ahead. */
export const standsAlone = ({ mask, getDependencyValue }: FieldDefinition): boolean =>
  mask !== 'cpf' && getDependencyValue === undefined;
