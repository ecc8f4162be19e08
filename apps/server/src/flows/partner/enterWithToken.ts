import type { ProposalOnWire } from '@passo/contract';
import { factsOf, type JsonObject } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { openAccess, type Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { browserIn } from '../journey/cpfOpening.ts';
import { letIn } from '../journey/letIn.ts';
import { startPrefilled } from '../journey/startPrefilled.ts';
import { shownProposal } from '../shown/shownProposal.ts';
import { keepPartnersWord, provenContacts, readPartnersToken, type PartnersWord } from '../access/partnersToken.ts';

interface Vouched {
  readonly proposal: ProposalOnWire;
  /** The keys that the token answered. */
  readonly claims: string[];
  readonly deviceToken: string | null;
}

interface Word {
  readonly token: string;
  /** The name that the device has for the link. */
  readonly device: string;
  /** With what it comes: address, browser, time. */
  readonly evidence: JsonObject;
}

/**
 * The partner says who stands before us. A link without a proposal gets one that knows what the token says, and whose
 * contact need not be proven again; a proposal of the same CPF lets this device in. Anything else is refused alike.
 */
export async function enterWithToken(
  runtime: Runtime,
  visitor: Visitor,
  { token, device, evidence }: Word,
): Promise<Vouched> {
  const access = await openAccess(runtime, visitor);
  const word = await readPartnersToken(runtime, access, { hash: visitor.hash, device, token });
  if (access.proposal !== null) return enter(runtime, { access, proposal: access.proposal, evidence }, word);
  const actor = `partner:${access.channel.partner.slug}` as const;
  const known = { ...word, present: { contacts: provenContacts(word), browser: browserIn(access, evidence) }, actor };
  const started = await startPrefilled(runtime, access, { ...known, kind: 'proposal.vouched' });
  if (started === null) return raced(runtime, visitor, evidence, word);
  await keepPartnersWord(runtime, started.id, word);
  return { proposal: started.proposal, claims: Object.keys(word.answers), deviceToken: started.deviceToken };
}

/** Whether the token would let in now: an answer that was stored for it is given again only then. */
export async function stillVouched(runtime: Runtime, visitor: Visitor, token: string, device: string): Promise<void> {
  const access = await openAccess(runtime, visitor);
  await readPartnersToken(runtime, access, { hash: visitor.hash, device, token });
}

/** Somebody was faster with the same link: it has its proposal now. */
async function raced(runtime: Runtime, visitor: Visitor, evidence: JsonObject, word: PartnersWord): Promise<Vouched> {
  const now = await openAccess(runtime, visitor);
  if (now.proposal === null) throw new ProblemError('token.invalid');
  return enter(runtime, { access: now, proposal: now.proposal, evidence }, word);
}

async function enter(
  runtime: Runtime,
  entering: Parameters<typeof letIn>[2],
  { answers }: PartnersWord,
): Promise<Vouched> {
  const { proposal } = entering;
  const known = factsOf(proposal.version.flow, proposal.state).answers;
  const same = typeof answers.cpf === 'string' && answers.cpf === known.cpf;
  if (!same) throw new ProblemError('token.invalid');
  const deviceToken = await letIn(runtime, runtime.db, entering);
  return { proposal: await shownProposal(runtime, proposal), claims: Object.keys(answers), deviceToken };
}
