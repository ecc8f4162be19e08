import type { DataOf } from '@passo/contract';
import { findOpenByPerson } from '../../repositories/personRepository.ts';
import { openAccess, type Visitor } from '../access/access.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { findablePerson, listedOnWire, personOf, thoseOf } from './samePerson.ts';

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
  const person = await personOf(runtime, proposal);
  if (person === null || (cpf !== null && cpf !== person.cpf)) return [];
  const { slug } = channel.partner;
  const rows = await findOpenByPerson(runtime.db, [...(await findablePerson(runtime, person, slug)), slug, link]);
  const shown = (await thoseOf(runtime, person, rows)).slice(0, MOST);
  return shown.map((row) => ({ ...listedOnWire(runtime, row), situation: 'pending' }));
}
