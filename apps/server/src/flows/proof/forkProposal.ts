import { today } from '@passo/domain';
import { reaches, type JsonObject } from '@passo/engine';
import { digestOf } from '../../platform/digest.ts';
import { randomId } from '../../platform/ids.ts';
import { carryContact } from '../../repositories/codeRepository.ts';
import { sealContact } from '../contact/contact.ts';
import { knownContact } from './provenContact.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { replaceProposal } from '../journey/endProposal.ts';
import { linkDigest, openAccess, requireProof, type OpenProposal, type Visitor } from '../access/access.ts';
import { takeOne } from '../runtime/limit.ts';
import { linkInstead } from '../access/links.ts';
import { browserIn } from '../journey/cpfOpening.ts';
import { reuseDocuments } from '../journey/reuseDocuments.ts';
import type { Caller } from '../runtime/challenge.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { carriedFrom } from './carried.ts';
import { startPrefilled } from '../journey/startPrefilled.ts';
import { actorOf } from '../access/actor.ts';

const FORKS_PER_HOUR = 10;

interface Forking {
  readonly caller: Caller;
  /** With what it is asked: address, browser, time. */
  readonly evidence: JsonObject;
}

interface Forked {
  readonly hashId: string;
  readonly carried: string[];
  readonly deviceToken: string;
}

/**
 * A link into a channel of the same partner, with a proposal that this device may open at once; it takes the old one's place. One that was
 * refused keeps its refusal, its review and its device: only what was told in it is told once more.
 */
export async function forkProposal(
  runtime: Runtime,
  visitor: Visitor,
  code: string,
  { caller, evidence }: Forking,
): Promise<Forked> {
  const access = requireProof(await openAccess(runtime, visitor));
  const channel = runtime.channels.byCode(code);
  // Another partner's channel is as unknown as none.
  if (channel?.partner.slug !== access.channel.partner.slug) throw new ProblemError('channel.notFound');
  const contact = await contactOf(runtime, access.proposal);
  // Each order that was begun so can be gone on from in the same way: together they are one person's.
  await takeOne(runtime, `fork:${contact ?? access.proposal.id}`, FORKS_PER_HOUR, 3600);
  const { state, version } = access.proposal;
  const { answers, spoiled, photos } = carriedFrom({ flow: version.flow, state });
  const hashId = await linkInstead(runtime, code, { caller, verified: access.proposal.verified });
  const { here, proposal: replaced } = await replaceProposal(runtime, visitor);
  // Given up, or forked already: there is nothing left whose place another one could take. What ended by itself has none to lose.
  if (!here && replaced.data.end === 'cancelled') throw new ProblemError('proposal.ended');
  const started = await startPrefilled(
    runtime,
    { link: linkDigest(hashId), channel, startedAs: 'customer' },
    {
      ...{ answers, proven: [], verified: contact !== null, carried: { spoiled } },
      present: { contacts: contact === null ? [] : [contact], browser: browserIn(access, evidence) },
      ...{ kind: 'proposal.forked', actor: actorOf(access) },
    },
  );
  if (started === null) throw new ProblemError('server.error');
  if (contact !== null) await keepContact(runtime, started.id, contact);
  const reused = photos ? await reuseDocuments(runtime, access, { id: started.id, channel }) : [];
  return { hashId, carried: [...Object.keys(answers), ...reused], deviceToken: started.deviceToken };
}

const contactOf = (runtime: Runtime, { id, version: { flow }, state }: OpenProposal): Promise<string | null> =>
  knownContact(runtime, { id, flow, state }, { index: flow.steps.length });

/**
 * The contact that was proven goes along: it still has to be proven again, but where another one is, the customer is told of it there, and
 * until then it is they who are let in.
 */
async function keepContact(runtime: Runtime, id: string, contact: string): Promise<void> {
  const method = reaches('email', contact) ? 'email' : 'sms';
  const sealed = sealContact(runtime, id, { method, target: contact });
  // Nobody knows this one, so nobody can type it.
  const nothing = digestOf(randomId());
  await carryContact(runtime.db, [id, method, sealed, nothing, today(runtime.clock.now())]);
}
