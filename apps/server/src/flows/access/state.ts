import { readState, storedState, type JourneyState } from '@passo/engine';
import type { Runtime } from '../runtime/runtime.ts';

export const stateContext = (id: string): string => `state:${id}`;

/** The whole journey, as it is kept beside its proposal. */
export const sealState = (runtime: Pick<Runtime, 'keyring'>, id: string, state: JourneyState): Buffer =>
  runtime.keyring.sealJson(storedState(state), stateContext(id));

/** Sealed by us, perhaps long ago: read in the version in which it was written. */
export function openState(runtime: Pick<Runtime, 'keyring'>, id: string, sealed: Buffer): JourneyState {
  const read = readState(runtime.keyring.openJson(sealed, stateContext(id)));
  if (!read.ok) throw new Error(`the state of the proposal ${id} cannot be read: ${read.problem}`);
  return read.value;
}
