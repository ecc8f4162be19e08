import type { BodyOf, DataOf } from '@passo/contract';
import { ProblemError } from '../../platform/problemError.ts';
import { openAccess, requireProof, type Visitor } from '../access/access.ts';
import type { Action } from './actions/action.ts';
import * as actions from './actions/index.ts';
import type { Runtime } from '../runtime/runtime.ts';

const byName: Readonly<Record<string, Action>> = Object.fromEntries(
  Object.entries(actions).map(([name, action]) => [
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    action,
  ]),
);

/** Starts the action of this name; a name that nobody registered leads nowhere. */
export async function startAction(
  runtime: Runtime,
  visitor: Visitor,
  name: string,
  body: BodyOf<'startAction'>,
): Promise<DataOf<'startAction'>> {
  const action = Object.hasOwn(byName, name) ? byName[name] : undefined;
  if (action === undefined) throw new ProblemError('route.notFound');
  return action(runtime, requireProof(await openAccess(runtime, visitor)), body);
}
