import {
  asSent,
  mayNotSubmit,
  stepState,
  submitStep,
  type JourneyState,
  type JsonObject,
  type Moved,
} from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import type { ProposalChange } from '../../repositories/proposalRepository.ts';
import { environmentOf } from '../access/access.ts';
import { actorOf } from '../access/actor.ts';
import { contactIn } from '../contact/confirmed.ts';
import { wrongCode } from '../contact/wrongCode.ts';
import { changeOf } from '../journey/change.ts';
import { judgeAsTold } from '../journey/asTold.ts';
import { browserIn } from '../journey/cpfOpening.ts';
import { judgeOfOnePerson } from '../journey/ofOnePerson.ts';
import { refuseTooEarly } from '../journey/tooEarly.ts';
import type { LookingUp } from '../lookups/lookupLimits.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { TokenStep } from './openTokenStep.ts';
import type { Proving } from './proving.ts';

interface Proved extends Pick<Proving, 'isNew'> {
  /** Tries that are left of the code; null of a link. */
  readonly left: number | null;
}

/** What is kept with a confirmed code. */
interface Confirmed extends Pick<ProposalChange, 'idempotency'> {
  readonly detail: JsonObject;
  /** Sealed: address, device, time. */
  readonly evidence: JsonObject;
  readonly proving: Proving;
}

/**
 * The step is finished by its code; null where only the device is new, and the step is long done or binds: then no page becomes stale. What
 * the journey refuses is said before the code is used up. What rests on a look-up is asked now: it was kept as typed until the code came.
 */
export async function moveOf(
  runtime: Runtime,
  opened: TokenStep,
  by: LookingUp,
  { isNew, left }: Proved,
): Promise<Moved | null> {
  const { access, proposal, step } = opened;
  const { version, state } = proposal;
  const isCurrent = state.currentStep === step.slug;
  // Only a device that is in signs: whoever opens a link elsewhere has not read what is signed.
  const entersOnly = !access.proven && (!isCurrent || step.kind.binding === true);
  // A contact that is proven while another step is the current one moves nobody. It is a change all the same, after which nobody is let in
  // who was looked at before.
  if (entersOnly) return isNew ? { ok: true, state, effects: [] } : null;
  if (!isCurrent) throw new ProblemError(mayNotSubmit(version.flow, state, step)?.code ?? 'step.finished');
  const submitting = { flow: version.flow, state, step, by };
  const answers = asSent(stepState(state, step.slug));
  const judge = (now: JourneyState, given: JsonObject): Moved =>
    judgeOfOnePerson(version.flow, now, step, (at) => confirmed(runtime, { ...opened, left }, at, given));
  return (await judgeAsTold(runtime, submitting, answers, judge)).moved;
}

function confirmed(
  runtime: Runtime,
  { access, proposal: { version }, step, left }: TokenStep & Pick<Proved, 'left'>,
  state: JourneyState,
  answers: JsonObject,
): Moved {
  const environment = environmentOf(runtime, access.channel, access.startedAs);
  const submitted = submitStep(version.flow, state, { slug: step.slug, answers, confirmed: true }, environment);
  if (!submitted.ok)
    throw new ProblemError(submitted.code, submitted.errors === undefined ? {} : { errors: submitted.errors });
  // Where an earlier answer gives another contact by now, or none any more, the code has proven the old one.
  const contact = contactIn(stepState(submitted.state, step.slug).answers);
  if (contact !== contactIn(stepState(state, step.slug).answers)) throw wrongCode(left);
  refuseTooEarly(version.flow, state, step.slug);
  return submitted;
}

export function changeFor(
  runtime: Runtime,
  { access, proposal, step }: TokenStep,
  moved: Moved,
  { idempotency, detail, evidence, proving: { contact, isNew } }: Confirmed,
): ProposalChange {
  return changeOf(runtime, {
    id: proposal.id,
    baseRevision: proposal.revision,
    version: proposal.version,
    before: proposal.state,
    moved,
    kind: 'device.proven',
    slug: step.slug,
    actor: actorOf(access),
    detail,
    verified: true,
    present: { contacts: isNew && contact !== null ? [contact] : [], browser: browserIn(access, evidence) },
    idempotency,
  });
}
