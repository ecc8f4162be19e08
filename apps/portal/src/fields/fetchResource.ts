import type { FieldDefinition } from '@passo/engine/definition.ts';
import { hash } from '../journey/link.ts';
import { call } from '../session.ts';
import { loadResource } from '../state/resources.ts';

/** What a list is narrowed by. */
export interface ResourceQuery {
  readonly referenceResourceCode?: string;
  readonly resourceKey?: string;
}

/** Under which name a list is kept: the same list for another state is another list. */
export const resourceName = (name: string, query: ResourceQuery = {}): string =>
  Object.keys(query).length === 0 ? name : `${name} ${JSON.stringify(query)}`;

/** Fetches the list of that name for this link, unless it is there already; `anew`: even then. */
export function fetchResource(name: string, query: ResourceQuery = {}, anew = false): void {
  const fetchIt = () => call('resource', { params: { hashId: hash(), name }, query });
  void loadResource(resourceName(name, query), fetchIt, Date.now, anew);
}

/** Whether the list of a field is known before anything was answered, and so can be fetched ahead. */
export const standsAlone = ({ mask, getDependencyValue }: FieldDefinition): boolean =>
  mask !== 'cpf' && getDependencyValue === undefined;
