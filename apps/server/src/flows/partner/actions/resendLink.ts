import { ProblemError } from '../../../platform/problemError.ts';
import { stepState } from '@passo/engine';
import { uuidV7 } from '../../../platform/ids.ts';
import { takeOne } from '../../runtime/limit.ts';
import { masked } from '../../contact/contact.ts';
import { provenAddress } from '../../proof/provenContact.ts';
import { send } from '../../outside/tellCustomer.ts';
import { MESSAGES_PER_HOUR, SECONDS_BETWEEN, type Action } from './action.ts';

/** Sends the link of the step that waits once more, to the contact that the customer has proven. */
export const resendLink: Action = async (runtime, access, { step: slug }) => {
  const { proposal, channel } = access;
  const step = proposal.version.flow.bySlug.get(slug);
  if (step?.kind.link === undefined) throw new ProblemError('step.notFound');
  const { status, attempt } = stepState(proposal.state, slug);
  if (status !== 'waiting') throw new ProblemError('step.finished');
  const { startedAs } = access;
  const open = { flow: proposal.version.flow, state: proposal.state, step, channel: channel.code, startedAs };
  const to = await provenAddress(runtime, { id: proposal.id, flow: open.flow, state: open.state });
  if (to === null) throw new ProblemError('proof.unverified');
  await takeOne(runtime, `resend:${proposal.id}`, 1, SECONDS_BETWEEN);
  await takeOne(runtime, `messages:${proposal.id}`, MESSAGES_PER_HOUR, 3600);
  const again = uuidV7(runtime.clock.now());
  const sent = await send(runtime, { proposal: proposal.id, slug, attempt }, open, `again:${again}`);
  if (!sent) throw new ProblemError('provider.failed');
  return { target: masked({ method: to.channel, target: to.to }), resendInSeconds: SECONDS_BETWEEN };
};
