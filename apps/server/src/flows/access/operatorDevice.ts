import { digestOf } from '../../platform/digest.ts';
import { randomId } from '../../platform/ids.ts';
import { findOperatorDevice, keepOperatorDevice } from '../../repositories/operatorDeviceRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';

/*
 * A browser that was in once is told from those that guess beside it, so that a lock hits them and not its operator (OWASP, "Slow Down
 * Online Guessing Attacks with Device Cookies"). It opens nothing.
 */

/** From the last entry on. */
export const OPERATOR_DEVICE_SECONDS = 90 * 86_400;

type Keeping = Pick<Runtime, 'db'>;

/** With another secret every browser that was in by the one before is a stranger. */
const digestOfDevice = (secret: string, token: string): Buffer => digestOf(`operator-device:${secret}:${token}`);

/** What a browser is counted by; null where it is none that was in. */
export async function knownDevice({ db }: Keeping, secret: string, token: string | null): Promise<string | null> {
  if (token === null) return null;
  const digest = digestOfDevice(secret, token);
  return (await findOperatorDevice(db, [digest])).length > 0 ? digest.toString('hex') : null;
}

/** The value of the cookie by which the browser is known from now on: its own, where that is good, else a new one. */
export async function rememberDevice(runtime: Keeping, secret: string, token: string | null): Promise<string> {
  const kept = token !== null && (await knownDevice(runtime, secret, token)) !== null ? token : randomId();
  await keepOperatorDevice(runtime.db, [digestOfDevice(secret, kept), OPERATOR_DEVICE_SECONDS]);
  return kept;
}
