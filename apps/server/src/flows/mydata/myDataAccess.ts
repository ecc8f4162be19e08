import { ProblemError } from '../../platform/problemError.ts';
import { findDataProof } from '../../repositories/dataRequestRepository.ts';
import { openAccess, requireProof, visitorsDevice, type ProvenAccess, type Visitor } from '../access/access.ts';
import { knownContact } from '../proof/provenContact.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A device that is in; null until which instant it may see the data where it has not typed a code for that lately. */
export interface MyDataAccess extends ProvenAccess {
  readonly device: Buffer;
  readonly openUntil: Date | null;
}

export async function openMyData(runtime: Runtime, visitor: Visitor): Promise<MyDataAccess> {
  const access = requireProof(await openAccess(runtime, visitor));
  const device = visitorsDevice(visitor);
  if (device === null) throw new ProblemError('proof.missing');
  const [proof] = await findDataProof(runtime.db, [device, access.proposal.id, runtime.clock.now()]);
  return { ...access, device, openUntil: proof?.until ?? null };
}

/** Being in is not enough: whoever finds the phone on the table is in, too. */
export async function requireFreshCode(runtime: Runtime, visitor: Visitor): Promise<MyDataAccess> {
  const access = await openMyData(runtime, visitor);
  if (access.openUntil === null) throw new ProblemError('data.unproven');
  return access;
}

interface DataContact {
  readonly method: 'sms' | 'email';
  readonly target: string;
}

/** Where the code goes: the contact that was proven last, and no other. */
export async function dataContact(runtime: Runtime, { proposal }: ProvenAccess): Promise<DataContact | null> {
  const { id, version, state } = proposal;
  const at = { index: version.flow.steps.length };
  const target = await knownContact(runtime, { id, flow: version.flow, state }, at);
  if (target === null) return null;
  return { method: target.includes('@') ? 'email' : 'sms', target };
}
