import type { Queryable } from '../../database/pool.ts';
import { digestOf } from '../../platform/digest.ts';
import { randomId } from '../../platform/ids.ts';
import { insertDevice } from '../../repositories/accessRepository.ts';

/** How long a device stays proven for a proposal. */
export const DEVICE_DAYS = 90;

/** What a device proves itself with: the value of its cookie, and what is kept of it. */
interface DeviceProof {
  readonly token: string;
  readonly digest: Buffer;
  readonly days: number;
}

export const deviceDigest = (token: string): Buffer => digestOf(`device:${token}`);

/** What is kept of the name that a device has for a link: it opens nothing, and tells this device from others. */
export const deviceNameDigest = (name: string): Buffer => digestOf(`device-name:${name}`);

/** A proof for a device that has none yet. It counts once its digest is kept. */
export function newDeviceProof(): DeviceProof {
  const token = randomId();
  return { token, digest: deviceDigest(token), days: DEVICE_DAYS };
}

/** Lets a device into a proposal; answers the value of its cookie. */
export async function proveDevice(db: Queryable, proposal: string, proof = newDeviceProof()): Promise<string> {
  await insertDevice(db, [proof.digest, proposal, proof.days]);
  return proof.token;
}
