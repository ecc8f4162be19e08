import { today } from '@passo/domain';
import type { JourneyEnvironment, JourneyState } from '@passo/engine';
import type { Channel, FlowVersion } from '../../channels/channel.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { offeredOptions } from '../../resources/resources.ts';
import { findAccess, type AccessRow } from '../../repositories/accessRepository.ts';
import { deviceDigest } from './device.ts';
import { digestOf } from '../../platform/digest.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { openTypist } from './typist.ts';
import { refuseErased } from './erased.ts';
import { openState } from './state.ts';

/** Who knocks: the hash of a link and, if the device has proven itself before, the value of its cookie. */
export interface Visitor {
  readonly hash: string;
  readonly deviceToken: string | null;
  /** The name that the device has for the link, where it has one. It proves nothing. */
  readonly device: string | null;
}

export interface OpenProposal {
  readonly id: string;
  readonly version: FlowVersion;
  readonly state: JourneyState;
  readonly revision: number;
  readonly verified: boolean;
}

export interface Access {
  readonly link: Buffer;
  readonly channel: Channel;
  readonly startedAs: string;
  /** Who types for the customer, in manual mode. */
  readonly typist: string | null;
  readonly proposal: OpenProposal | null;
  /** This device made the proposal or has typed a code for it. */
  readonly proven: boolean;
  /** Of the proof that it brought, true or not. */
  readonly device: Buffer | null;
}

export type ProvenAccess = Access & { readonly proposal: OpenProposal };

export const linkDigest = (hash: string): Buffer => digestOf(`link:${hash}`);
/** What is kept of the device's cookie, where it brings one. */
export const visitorsDevice = ({ deviceToken }: Visitor): Buffer | null =>
  deviceToken === null ? null : deviceDigest(deviceToken);

/**
 * Whose requests are counted together at a link: each device that has proven itself by its own, so that strangers use up nothing of
 * the customer's; all others together, so that a made-up proof is worth no budget of its own.
 */
export const countedAs = ({ hash, deviceToken }: Visitor, { proven }: Pick<Access, 'proven'>): string =>
  `${hash}:${proven ? (deviceToken ?? '') : ''}`;

/** Opens a link. An unknown and a malformed hash get the same answer; what lies behind it is told to nobody unproven. */
export async function openAccess(runtime: Runtime, visitor: Visitor): Promise<Access> {
  const link = linkDigest(visitor.hash);
  const device = visitorsDevice(visitor);
  const [row] = await findAccess(runtime.db, [link, device]);
  return readAccess(runtime, { link, device }, row);
}

export async function readAccess(
  runtime: Runtime,
  { link, device }: Pick<Access, 'link' | 'device'>,
  row: AccessRow | undefined,
): Promise<Access> {
  if (row === undefined) throw new ProblemError('hash.invalid');
  await refuseErased(runtime, row);
  if (row.expired) throw new ProblemError('hash.expired');
  const channel = runtime.channels.byCode(row.channel);
  if (channel === undefined) throw new ProblemError('configuration.missing');
  const base = {
    link,
    channel,
    startedAs: row.started_as,
    typist: openTypist(runtime, link, row.typist),
    proven: row.proven,
    device,
  };
  return { ...base, proposal: await readProposal(runtime, row) };
}

async function readProposal(runtime: Runtime, row: AccessRow): Promise<OpenProposal | null> {
  const { proposal: id, flow_version: pinned, state, revision, verified } = row;
  if (id === null || pinned === null || state === null || revision === null) return null;
  return {
    id,
    revision,
    verified: verified === true,
    version: await runtime.versions(pinned),
    state: openState(runtime, id, state),
  };
}

/** Refuses a device that has not proven itself for the proposal behind the link. */
export function requireProof(access: Access): ProvenAccess {
  const { proposal } = access;
  if (proposal === null) throw new ProblemError('proposal.missing');
  if (!access.proven) throw unproven(proposal);
  return { ...access, proposal };
}

/** Says where to prove oneself, where that is possible at all: before a contact was verified, nobody else may enter. */
export function unproven(proposal: OpenProposal): ProblemError {
  if (!proposal.verified) return new ProblemError('proof.unverified');
  const step = proposal.version.definition.steps.find(
    ({ tokenValidationMethods }) => tokenValidationMethods !== undefined,
  );
  return new ProblemError('proof.missing', { errors: { step: step?.slug ?? null } });
}

export const environmentOf = (runtime: Runtime, channel: Channel, startedAs: string): JourneyEnvironment => ({
  today: today(runtime.clock.now()),
  hiddenKeys: startedAs === 'manual' ? channel.settings.hiddenInManualMode : [],
  offered: offeredOptions,
});
