import { prefilledJourney, type JsonObject } from '@passo/engine';
import type { ProposalOnWire } from '@passo/contract';
import { randomId, uuidV7 } from '../platform/ids.ts';
import { makeProposal } from '../repositories/proposalRepository.ts';
import { environmentOf, type Access } from './access.ts';
import { announce, changeOf, type Actor } from './change.ts';
import { digestOf } from './digest.ts';
import type { Runtime } from './runtime.ts';
import { DEVICE_DAYS } from './submit.ts';
import { proposalOnWire } from './view.ts';

interface Known {
  readonly answers: JsonObject;
  /** Keys of contacts that somebody we trust has proven. */
  readonly proven: readonly string[];
  readonly kind: string;
  readonly actor: Actor;
}

export interface Started {
  readonly id: string;
  readonly proposal: ProposalOnWire;
  readonly deviceToken: string;
}

/** Makes the proposal of a link with what is known of the person already; null where the link has one by now. */
export async function startPrefilled(
  runtime: Runtime,
  { link, channel, startedAs }: Pick<Access, 'link' | 'channel' | 'startedAs'>,
  known: Known,
): Promise<Started | null> {
  const version = await runtime.versions(channel.flowVersion);
  const id = uuidV7(runtime.clock.now());
  const moved = prefilledJourney(version.flow, known.answers, known.proven, environmentOf(runtime, channel, startedAs));
  const change = changeOf(runtime, {
    id,
    baseRevision: 0,
    version,
    moved,
    kind: known.kind,
    slug: null,
    actor: known.actor,
    detail: { answers: Object.keys(known.answers) },
    verified: known.proven.length > 0,
  });
  const deviceToken = randomId();
  const made = await makeProposal(runtime.db, change, {
    link,
    channel: channel.code,
    partner: channel.partner.slug,
    flowVersion: version.id,
    device: { digest: digestOf(`device:${deviceToken}`), days: DEVICE_DAYS },
  });
  if (!made) return null;
  announce(runtime, change);
  return { id, deviceToken, proposal: proposalOnWire({ id, version, state: moved.state, revision: 1 }) };
}
