import { signedOf } from '@passo/engine';
import { EVERY_DEVICE, readToken, type CodeAct } from '../../repositories/codeRepository.ts';
import type { Access } from '../access/access.ts';
import { deviceNameDigest } from '../access/device.ts';
import { countedFrom, isCode, tokenDigest, type CodeFor, type Tried } from '../contact/codes.ts';
import type { Contact } from '../contact/contact.ts';
import type { SentBy } from '../contact/sendLimits.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { TokenStep } from './openTokenStep.ts';

/** A device that is in finishes steps; any other one asks to be let in, and for nothing else. */
export const actOf = ({ proven }: Pick<Access, 'proven'>): CodeAct => (proven ? 'confirm' : 'enter');

/** A code is typed where it was asked for; a link may be opened on another device of the customer's than the one that asked for it. */
export async function askedAct(
  runtime: Runtime,
  { access, proposal, step }: TokenStep,
  token: string,
): Promise<CodeAct> {
  if (isCode(token)) return actOf(access);
  const [asked] = await readToken(runtime.db, [tokenDigest(token), proposal.id, step.slug]);
  return asked?.act ?? 'enter';
}

/** Whose code it is: who asks to be let in has one of its own, so that a stranger with the link replaces nobody's. */
export const ownerOf = (act: CodeAct, { device }: Pick<TokenStep, 'device'>): Buffer =>
  act === 'enter' ? deviceNameDigest(device ?? '') : EVERY_DEVICE;

/** What a code has to be for to be right at a step, for this device. */
export function triedAt(opened: TokenStep, act = actOf(opened.access)): Tried {
  const { proposal, step } = opened;
  const signs = act === 'enter' ? null : signedOf(proposal.version.flow, proposal.state, step);
  return { proposal: proposal.id, act, device: ownerOf(act, opened), slug: step.slug, signs };
}

/** Where it counts that a code is sent: nowhere, where a device that is in asks for its proven contact. */
export const countedAt = (
  { access }: TokenStep,
  contact: { readonly target: string; readonly proven: string | null },
  network: string,
): string | null => (access.proven && contact.target === contact.proven ? null : network);

/** In which of the budgets it is counted that a code is sent. */
export const sentBy = ({ step }: TokenStep, counted: string | null): SentBy => {
  if (counted !== null) return 'stranger';
  return step.kind.binding === true ? 'signer' : 'device';
};

export const codeFor = (runtime: Runtime, opened: TokenStep, contact: Contact, network: string | null): CodeFor => ({
  ...triedAt(opened),
  contact,
  sentFrom: network === null ? null : countedFrom(runtime, network),
});
