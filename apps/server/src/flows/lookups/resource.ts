import type { DataOf, QueryOf } from '@passo/contract';
import { keyOf, type FieldDefinition, type OptionDefinition } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { offeredOptions } from '../../resources/resources.ts';
import { openAccess, type Access, type Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** The options of a list. An unknown or empty one is a problem, not an empty answer. */
export async function readResource(
  runtime: Runtime,
  visitor: Visitor,
  name: string,
  { referenceResourceCode }: QueryOf<'resource'>,
): Promise<DataOf<'resource'>> {
  await openAccess(runtime, visitor);
  return answer(offeredOptions(name, referenceResourceCode));
}

/** The options of a field of the link's flow, by the field's id or key: its own, or those of the list that it names. */
export async function readField(
  runtime: Runtime,
  visitor: Visitor,
  { fieldId, referenceResourceCode }: QueryOf<'field'>,
): Promise<DataOf<'field'>> {
  const field = await findField(runtime, await openAccess(runtime, visitor), fieldId);
  if (field?.resource !== undefined) return answer(offeredOptions(field.resource, referenceResourceCode));
  return answer(field?.values ?? []);
}

function answer(options: readonly OptionDefinition[]): DataOf<'resource'> {
  if (options.length === 0) throw new ProblemError('resource.notFound');
  return {
    resource: {
      options: options.map(({ value, label, disabled, status }) => ({
        value,
        label,
        ...(disabled !== undefined && { disabled }),
        ...(status !== undefined && { status }),
      })),
    },
  };
}

async function findField(
  runtime: Runtime,
  { proposal, channel }: Access,
  id: string,
): Promise<FieldDefinition | undefined> {
  const { definition } = proposal?.version ?? (await runtime.versions(channel.flowVersion));
  const within = (fields: readonly FieldDefinition[]): readonly FieldDefinition[] =>
    fields.flatMap((field) => [field, ...within(field.subFields ?? [])]);
  return definition.steps
    .flatMap(({ fields = [] }) => within(fields))
    .find((field) => field._id === id || keyOf(field) === id);
}
