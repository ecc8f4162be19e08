import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../session/useSession.ts';
import { noResource, useResources, type Resource } from '../state/resources.ts';
import { fetchResource, fieldIdOf, isCpfField } from './fetchResource.ts';
import type { FieldProps } from './fieldProps.ts';
import { referenceQuery } from './referenceQuery.ts';
import { resourceName, type ResourceQuery } from './resourceName.ts';

interface UsedResource {
  readonly resource: Resource;
  /** Fetches it again. */
  readonly load: () => void;
  /** What it depends on has no answer yet. */
  readonly waiting: boolean;
}

/** The list that a field names, for what it depends on; undefined for a field without one. */
export function useResource({ form, definition }: Pick<FieldProps, 'form' | 'definition'>): UsedResource | undefined {
  const session = useSession();
  const { resource: name, shouldUpdate = false } = definition;
  const { query, isPersonal } = useReferenceQuery(form, definition);
  const fieldId = fieldIdOf(definition);
  const key = name === undefined || query === null ? '' : resourceName(name, query);
  const resource = useResources((state) => state[key]) ?? noResource;
  const load = useCallback(
    (anew: boolean): void => {
      if (name !== undefined && query !== null)
        fetchResource(session, { name, fieldId, query, personal: isPersonal, anew });
    },
    [session, name, fieldId, query, isPersonal],
  );
  useEffect(() => load(shouldUpdate), [load, shouldUpdate]);
  return name === undefined ? undefined : { resource, load: () => load(true), waiting: query === null };
}

interface Narrowed {
  /** Null while what the list depends on has no answer. */
  readonly query: ResourceQuery | null;
  readonly isPersonal: boolean;
}

/** Follows the field that the list depends on. */
function useReferenceQuery(form: Form, definition: FieldDefinition): Narrowed {
  const { referenceResourceCode: reference, resourceKey } = definition.getDependencyValue ?? {};
  const subscribe = useCallback(
    (listener: () => void) =>
      reference === undefined ? stay : form.subscribe(form.view(reference)?.key ?? reference, listener),
    [form, reference],
  );
  const code = useSyncExternalStore(subscribe, () => (reference === undefined ? undefined : form.plain(reference)));
  const isPersonal = reference !== undefined && isCpfField(form.definition(reference) ?? {});
  const query = useMemo(
    () => referenceQuery({ reference, resourceKey, code, isCpf: isPersonal }),
    [reference, resourceKey, code, isPersonal],
  );
  return { query, isPersonal };
}

const stay = (): void => undefined;
