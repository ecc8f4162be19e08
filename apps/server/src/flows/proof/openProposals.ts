import type { DataOf } from '@passo/contract';
import { factsOf } from '@passo/engine';
import { findOpenByCpf } from '../../repositories/proposalRepository.ts';
import { linkContext } from '../../ports/messaging/customerLink.ts';
import { openAccess, type Visitor } from '../access/access.ts';
import { openState } from '../access/state.ts';
import { hashCpf } from '../journey/change.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { provenContact, type Journey } from './provenContact.ts';

/** A person has a handful of proposals; whoever asks oftener looks for something else. */
const CHECKS_PER_HOUR = 60;
const MOST = 5;

type Found = DataOf<'multiProposal'>;

/**
 * Open proposals of the person behind the device, with the partner of the link: a CPF is theirs where they have proven the very contact
 * that is on file there. Nobody else learns anything, not even that there is nothing to learn. `cpf` is the one that is
 * asked for, where one is named.
 */
export async function openProposalsOf(runtime: Runtime, visitor: Visitor, cpf: string | null): Promise<Found> {
  const { proposal, proven, link, channel } = await openAccess(runtime, visitor);
  if (proposal === null || !proven || !proposal.verified) return [];
  await takeOne(runtime, `multi:${proposal.id}`, CHECKS_PER_HOUR, 3600);
  const { flow } = proposal.version;
  const own = factsOf(flow, proposal.state).answers.cpf;
  if (typeof own !== 'string' || (cpf !== null && cpf !== own)) return [];
  const contact = await contactOnFile(runtime, { id: proposal.id, flow, state: proposal.state });
  if (contact === null) return [];
  const rows = await findOpenByCpf(runtime.db, [hashCpf(runtime, own), channel.partner.slug, link]);
  const theirs = await Promise.all(rows.map(async (row) => (await contactOfRow(runtime, row)) === contact));
  // What others have begun under this CPF takes no place among the person's own.
  const shown = rows.filter((_row, at) => theirs[at]).slice(0, MOST);
  return shown.map((row) => onWire(runtime, row));
}

type Row = Awaited<ReturnType<typeof findOpenByCpf>>[number];

const contactOnFile = (runtime: Runtime, journey: Journey): Promise<string | null> =>
  provenContact(runtime, journey, { index: journey.flow.steps.length });

async function contactOfRow(runtime: Runtime, { id, flow_version: pinned, state }: Row): Promise<string | null> {
  const { flow } = await runtime.versions(pinned);
  return contactOnFile(runtime, { id, flow, state: openState(runtime, id, state) });
}

const onWire = (runtime: Runtime, { channel, sealed, created_at: startedAt }: Row): Found[number] => ({
  hashId: runtime.keyring.open(sealed, linkContext).toString('utf8'),
  product: runtime.channels.byCode(channel)?.settings.name ?? '',
  startedAt: startedAt.toISOString(),
  situation: 'pending',
});
