import { reaches, tellBy, type TellBy } from '@passo/engine';
import { ProblemError } from '../../../platform/problemError.ts';
import { actorOf } from '../../access/actor.ts';
import { masked } from '../../contact/contact.ts';
import { changeOf, commitChange } from '../../journey/change.ts';
import { knownContact } from '../../proof/provenContact.ts';
import type { Action } from './action.ts';

/** From now on the customer hears of the outcome by WhatsApp, at the phone that they have confirmed. */
export const tellByWhatsapp: Action = (...asked) => tell('whatsapp', ...asked);

/** From now on they hear of it as their contact is reached usually. */
export const tellAsUsual: Action = (...asked) => tell(null, ...asked);

async function tell(way: TellBy | null, ...[runtime, access, { step: slug }]: Parameters<Action>) {
  const { proposal, channel } = access;
  // Where nobody is offered it, nobody may ask for it: the partner has no WhatsApp.
  if (way !== null && channel.settings.hideWhatsAppButton) throw new ProblemError('route.notFound');
  const { id, version, state: before, revision } = proposal;
  const moved = tellBy(version.flow, before, { slug, way });
  if (!moved.ok) throw new ProblemError(moved.code);
  const at = { index: version.flow.steps.length };
  const contact = await knownContact(runtime, { id, flow: version.flow, state: before }, at);
  if (contact === null || (way !== null && !reaches(way, contact))) throw new ProblemError('proof.unverified');
  const change = { id, baseRevision: revision, version, before, moved, slug, actor: actorOf(access) };
  const isNew = moved.state !== before;
  if (
    isNew &&
    !(await commitChange(runtime, changeOf(runtime, { ...change, kind: 'proposal.tellBy', detail: { way } })))
  )
    throw new ProblemError('revision.stale');
  const method = way ?? (reaches('email', contact) ? 'email' : 'sms');
  return { target: masked({ method, target: contact }), resendInSeconds: 0 };
}
