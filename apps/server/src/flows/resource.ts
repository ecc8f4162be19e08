import type { DataOf } from '@passo/contract';
import { ProblemError } from '../platform/problemError.ts';
import { resourceOptions } from '../resources/resources.ts';
import { openAccess, type Visitor } from './access.ts';
import type { Runtime } from './runtime.ts';

/** The options of a list. An unknown or empty one is a problem, not an empty answer. */
export async function readResource(runtime: Runtime, visitor: Visitor, name: string): Promise<DataOf<'resource'>> {
  await openAccess(runtime, visitor);
  const options = resourceOptions(name) ?? [];
  if (options.length === 0) throw new ProblemError('resource.notFound');
  return { resource: { options: options.map(({ value, label }) => ({ value, label })) } };
}
