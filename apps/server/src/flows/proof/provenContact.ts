import { reaches, type CompiledFlow, type CompiledStep, type JourneyState } from '@passo/engine';
import { today } from '@passo/domain';
import { EVERY_DEVICE, readSending, type CodeAct } from '../../repositories/codeRepository.ts';
import type { Message } from '../../ports/messaging/messaging.ts';
import { standingContact } from '../contact/confirmed.ts';
import { openContact } from '../contact/contact.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { TokenStep } from './openTokenStep.ts';

type MessageAddress = Pick<Message, 'channel' | 'to'>;

/** A proposal as it stands. */
export interface Journey {
  readonly id: string;
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
}

/**
 * The contact that is proven as it stands, at a step: its own once a code has finished it, else that of the last step before it. Where
 * there is none, the one that a code was typed for, or that somebody we trust vouched for.
 */
export async function provenContact(
  runtime: Runtime,
  { id, flow, state }: Journey,
  at: Pick<CompiledStep, 'index'>,
): Promise<string | null> {
  const standing = standingContact(flow, state, at);
  if (standing !== null) return standing;
  const sending = await lastSending(runtime, id);
  return sending?.used === true ? openContact(runtime, id, sending.target) : null;
}

/**
 * The contact that was proven last, though another one has been typed since that no code came back from: the customer is reached there
 * until then. Nothing is finished nor signed with it.
 */
export async function knownContact(
  runtime: Runtime,
  { id, flow, state }: Journey,
  at: Pick<CompiledStep, 'index'>,
): Promise<string | null> {
  const standing = standingContact(flow, state, at);
  if (standing !== null) return standing;
  const sending = await lastSending(runtime, id);
  return sending === undefined || sending.proven === null ? null : openContact(runtime, id, sending.proven);
}

const lastSending = async (runtime: Runtime, id: string) =>
  (await readSending(runtime.db, [id, today(runtime.clock.now()), 'confirm', EVERY_DEVICE]))[0];

/** The contact that counts at a step that was opened, for what is to be done there. */
export const provenFor = (
  act: CodeAct,
  runtime: Runtime,
  { proposal: { id, version, state }, step }: TokenStep,
): Promise<string | null> =>
  (act === 'enter' ? knownContact : provenContact)(runtime, { id, flow: version.flow, state }, step);

/** Where a message may go: the contact that was proven, by the way that reaches it. Nothing goes to any other. */
export async function provenAddress(
  runtime: Runtime,
  journey: Journey,
  contactOf: typeof provenContact = provenContact,
): Promise<MessageAddress | null> {
  const contact = await contactOf(runtime, journey, { index: journey.flow.steps.length });
  if (contact === null) return null;
  return { channel: reaches('email', contact) ? 'email' : 'sms', to: contact };
}

/** Where news of the proposal goes: as `provenAddress`, by the way that the customer asked for where it reaches the contact. */
export async function newsAddress(
  runtime: Runtime,
  journey: Journey,
  contactOf: typeof provenContact = provenContact,
): Promise<MessageAddress | null> {
  const address = await provenAddress(runtime, journey, contactOf);
  const { tellBy } = journey.state;
  return address === null || tellBy === undefined || !reaches(tellBy, address.to)
    ? address
    : { ...address, channel: tellBy };
}
