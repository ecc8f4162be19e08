import type { SystemConfiguration } from '@passo/contract';
import { setBorrowed } from '../device/borrowed.ts';
import { openLink } from '../journey/link.ts';
import { hash } from '../state/hashId.ts';
import { REDONE } from '../screens/redone.ts';
import type { Session } from '../session/session.ts';
import { randomKey } from '../device/fingerprint.ts';
import type { Start } from '../session/start.ts';
import { tokenStepOf } from './tokenStep.ts';

/** Does what the link says beside its hash. True where the page is being opened anew because of it. */
export async function followParameters(session: Session, start: Start): Promise<boolean> {
  const { token, jwtToken, redoStep } = session.address;
  if (token !== null && (await proveByLink(session, token, start))) return true;
  if (jwtToken !== null && (await proveByPartner(session, jwtToken, start))) return true;
  if (redoStep !== null && start.system !== null) leadToRedo(session, redoStep, start.system);
  return false;
}

/** `?redo_step=` asks for one step again: the current one is shown anyway, one that lies behind has been done. */
function leadToRedo({ router }: Session, redoStep: string, { proposal, steps }: SystemConfiguration): void {
  if (proposal === null) return;
  const orderOf = (slug: string): number => steps.find((step) => step.slug === slug)?.order ?? Infinity;
  if (orderOf(redoStep) < orderOf(proposal.currentStep)) router.go(REDONE, 'replace');
}

/** `?jwtToken=`: the partner says who this is. Where it is not believed, one goes on as anybody does. */
async function proveByPartner({ call }: Session, jwtToken: string, start: Start): Promise<boolean> {
  if (start.system?.proposal != null) return false;
  const answered = await call('validateWithToken', {
    params: { hashId: hash() },
    body: { jwtToken },
    key: randomKey(),
  });
  if (answered.ok) openLink(hash());
  return answered.ok;
}

/** `?token=` carries the same proof as a code, once. */
async function proveByLink({ call, router }: Session, token: string, start: Start): Promise<boolean> {
  // A pass for a second device belongs to no step.
  const step = tokenStepOf(start.system, start.problem) ?? 'acesso';
  const answered = await call('tokenConfirm', {
    params: { id: hash(), step },
    body: { token },
    key: randomKey(),
  });
  if (!answered.ok) return false;
  // A pass, as another screen of the customer's shows it.
  setBorrowed(token.startsWith('p.'));
  router.go('/', 'replace');
  openLink(hash());
  return true;
}
