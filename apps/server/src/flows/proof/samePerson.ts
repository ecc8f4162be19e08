import type { DataOf } from '@passo/contract';
import { factsOf } from '@passo/engine';
import { linkContext } from '../../ports/messaging/customerLink.ts';
import type { ListedRow } from '../../repositories/personRepository.ts';
import type { OpenProposal } from '../access/access.ts';
import { openState } from '../access/state.ts';
import { hashContact } from '../contact/contactHash.ts';
import { hashCpf } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { hashOlder } from './hashOlder.ts';
import { provenContact, type Journey } from './provenContact.ts';

/** Whose a proposal is, as far as that is proven. */
interface Person {
  readonly cpf: string;
  readonly contact: string;
}

/** The CPF that a proposal names and the contact on its file; null where either is missing. */
export async function personOf(
  runtime: Runtime,
  { id, version: { flow }, state }: Pick<OpenProposal, 'id' | 'version' | 'state'>,
): Promise<Person | null> {
  const { cpf } = factsOf(flow, state).answers;
  if (typeof cpf !== 'string') return null;
  const contact = await contactOnFile(runtime, { id, flow, state });
  return contact === null ? null : { cpf, contact };
}

/** The digests by which a person's proposals with a partner are found. */
export async function findablePerson(
  runtime: Runtime,
  { cpf, contact }: Person,
  partner: string,
): Promise<readonly [cpf: Buffer, contact: Buffer]> {
  const digest = hashCpf(runtime, cpf);
  await hashOlder(runtime, digest, partner);
  return [digest, hashContact(runtime, contact)];
}

/**
 * Of the proposals that were found under a person's CPF and contact those that are theirs: the very contact that they have proven is on
 * file there still. Where another one was typed since it is not.
 */
export async function thoseOf<Row extends ListedRow>(
  runtime: Runtime,
  { contact }: Person,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const theirs = await Promise.all(rows.map(async (row) => (await contactOfRow(runtime, row)) === contact));
  return rows.filter((_row, at) => theirs[at]);
}

const contactOnFile = (runtime: Runtime, journey: Journey): Promise<string | null> =>
  provenContact(runtime, journey, { index: journey.flow.steps.length });

async function contactOfRow(runtime: Runtime, { id, flow_version: pinned, state }: ListedRow): Promise<string | null> {
  const { flow } = await runtime.versions(pinned);
  return contactOnFile(runtime, { id, flow, state: openState(runtime, id, state) });
}

type Listed = Omit<DataOf<'multiProposal'>[number], 'situation'>;

/** What every list of a person's proposals says of one. */
export const listedOnWire = (runtime: Runtime, { channel, sealed, created_at: startedAt }: ListedRow): Listed => ({
  hashId: runtime.keyring.open(sealed, linkContext).toString('utf8'),
  product: runtime.channels.byCode(channel)?.settings.name ?? '',
  startedAt: startedAt.toISOString(),
});
