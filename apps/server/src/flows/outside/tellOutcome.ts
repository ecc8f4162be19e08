import { isOutcomeMessage, sentence, wordsOfOutcome, type OutcomeMessage } from '@passo/domain';
import { reaches, toldOf, type CompiledFlow, type CompiledStep, type JourneyState } from '@passo/engine';
import { LEASE_SECONDS, underLease } from '../../platform/lease.ts';
import { doubling } from '../../platform/patience.ts';
import {
  postponeOutcomeMessage,
  renewOutcomeMessage,
  settleOutcomeMessage,
  type OutcomeMessageRow,
} from '../../repositories/outcomeMessageRepository.ts';
import { findProposal } from '../../repositories/proposalRepository.ts';
import type { Channel } from '../../channels/channel.ts';
import { openState } from '../access/state.ts';
import { openContact } from '../contact/contact.ts';
import { aboutOf } from '../journey/told.ts';
import { knownContact, newsAddress } from '../proof/provenContact.ts';
import type { Runtime } from '../runtime/runtime.ts';

const pauseAfter = doubling(1, 600);
/** Some three hours: what nobody could be told by then is read on the page. */
const MOST_TRIES = 25;

/** What is to be sent; null where it does not hold any more, or nobody proved a contact. */
type Sending = Parameters<Runtime['messaging']['send']>[0] | null;

/** Sends one message, outside any transaction, to the contact that was proven and to no other. */
export async function tellOutcome(runtime: Runtime, row: OutcomeMessageRow): Promise<void> {
  const { id, proposal, slug, message: name, tries } = row;
  const sending = inTheEnd(await messageOf(runtime, row), tries);
  if (sending === null) return void (await settleOutcomeMessage(runtime.db, [id, 'void']));
  const { ok } = await underLease(
    () => renewOutcomeMessage(runtime.db, [id, LEASE_SECONDS]),
    (err) => runtime.logger.warn({ err, proposal, slug }, 'a lease could not be renewed'),
    // Under one key: a process that dies before it has noted this sends it once all the same.
    () => runtime.messaging.send(sending, `outcome:${proposal}:${id}`).catch(() => ({ ok: false })),
  );
  if (ok) return void (await settleOutcomeMessage(runtime.db, [id, 'sent']));
  if (tries < MOST_TRIES) return void (await postponeOutcomeMessage(runtime.db, [id, pauseAfter(tries)]));
  runtime.logger.error({ proposal, slug, name }, 'a customer could not be told: no messenger took the message');
  await settleOutcomeMessage(runtime.db, [id, 'lost']);
}

/** So often WhatsApp is tried: a phone that has none, or a messenger that does not carry it, is told by SMS. */
const WHATSAPP_TRIES = 3;

const inTheEnd = (sending: Sending, tries: number): Sending =>
  sending?.channel === 'whatsapp' && tries > WHATSAPP_TRIES ? { ...sending, channel: 'sms' } : sending;

async function messageOf(runtime: Runtime, row: OutcomeMessageRow): Promise<Sending> {
  const { proposal, message, slug, about, target } = row;
  const [found] = await findProposal(runtime.db, [proposal]);
  const channel = found && runtime.channels.byCode(found.channel);
  if (found === undefined || channel === undefined || !isOutcomeMessage(message)) return null;
  const partner = channel.partner.name;
  if (target !== null) return toFormer(runtime, channel, row, target, message);
  const { flow } = await runtime.versions(found.flow_version);
  const state = openState(runtime, found.id, found.state);
  const says = saidOf(runtime, { flow, state, message, slug, about });
  const to = says === null ? null : await newsAddress(runtime, { id: proposal, flow, state }, knownContact);
  if (says === null || to === null) return null;
  const link = await runtime.customerLink(proposal);
  return { ...to, text: `${partner}: ${says} ${wordsOfOutcome(message).invites} ${link}` };
}

/** To a contact that is the customer's no longer: nothing of the proposal, and no way into it. */
function toFormer(
  runtime: Runtime,
  { partner, texts }: Channel,
  { proposal }: OutcomeMessageRow,
  target: Buffer,
  message: OutcomeMessage,
): Sending {
  const to = openContact(runtime, proposal, target);
  const { says = '', invites } = wordsOfOutcome(message);
  const text = `${partner.name}: ${sentence(says)} ${invites} ${texts.homePage.supportUrl}`;
  return { channel: reaches('email', to) ? 'email' : 'sms', to, text };
}

interface Asked {
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly message: OutcomeMessage;
  readonly slug: string;
  readonly about: Buffer;
}

/** Null where the journey has moved on and it does not hold any more. */
function saidOf(runtime: Runtime, { flow, state, message, slug, about }: Asked): string | null {
  const { says, afterTheEnd = false } = wordsOfOutcome(message);
  if (slug === '') return state.end === null || afterTheEnd ? sentence(says ?? '') : null;
  const told = toldOf(flow, state).find((one) => one.message === message && one.step.slug === slug);
  if (told === undefined || !aboutOf(runtime, state, told).equals(about)) return null;
  return sentence(says ?? titleOf(state, told.step));
}

/** What stands above the step on the page, as the flow words it. */
function titleOf({ steps }: JourneyState, { slug, definition, kind }: CompiledStep): string {
  const status = steps[slug]?.status === 'failed' ? 'failed' : 'success';
  return definition.texts?.[status]?.title ?? kind.texts[status]?.title ?? '';
}
