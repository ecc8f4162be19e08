import { ProblemError } from '../../../platform/problemError.ts';
import { uuidV7 } from '../../../platform/ids.ts';
import type { ProvenAccess } from '../../access/access.ts';
import { takeOne } from '../../runtime/limit.ts';
import { masked } from '../../contact/contact.ts';
import { issuePass, PASS_SECONDS } from '../../proof/pass.ts';
import { provenAddress } from '../../proof/provenContact.ts';
import type { Runtime } from '../../runtime/runtime.ts';
import { MESSAGES_PER_HOUR, SECONDS_BETWEEN, type Action } from './action.ts';

const PASSES_PER_HOUR = 30;

/** Lets the customer's phone in: by a QR code on this screen or, where it is wished for, by a message. */
export const secondDevice: Action = async (runtime, access, { step: slug, send }) => {
  const { proposal } = access;
  const { flow } = proposal.version;
  const step = flow.bySlug.get(slug);
  if (step === undefined) throw new ProblemError('step.notFound');
  if (step.index > (flow.bySlug.get(proposal.state.currentStep)?.index ?? 0)) throw new ProblemError('step.notReached');
  await takeOne(runtime, `pass:${proposal.id}`, PASSES_PER_HOUR, 3600);
  const link = await runtime.customerLink(proposal.id, await issuePass(runtime, access));
  const words = step.kind.link?.message ?? 'Continue o seu pedido neste aparelho:';
  const target = send === true ? await message(runtime, access, `${words} ${link}`) : null;
  return { link, target, resendInSeconds: SECONDS_BETWEEN, expiresInSeconds: PASS_SECONDS };
};

async function message(runtime: Runtime, { proposal, channel }: ProvenAccess, words: string): Promise<string> {
  const journey = { id: proposal.id, flow: proposal.version.flow, state: proposal.state };
  const address = await provenAddress(runtime, journey);
  if (address === null) throw new ProblemError('proof.unverified');
  await takeOne(runtime, `resend:${proposal.id}`, 1, SECONDS_BETWEEN);
  await takeOne(runtime, `messages:${proposal.id}`, MESSAGES_PER_HOUR, 3600);
  const text = `${channel.partner.name}: ${words}`;
  const key = `pass:${proposal.id}:${uuidV7(runtime.clock.now())}`;
  const { ok } = await runtime.messaging.send({ ...address, text }, key);
  if (!ok) throw new ProblemError('provider.failed');
  return masked({ method: address.channel, target: address.to });
}
