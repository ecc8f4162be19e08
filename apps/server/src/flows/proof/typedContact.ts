import {
  advance,
  canonical,
  followAnswers,
  judge,
  mayNotSubmit,
  signsUnread,
  stepState,
  submitContext,
  withStep,
  type JourneyState,
  type JsonObject,
} from '@passo/engine';
import type { Queryable } from '../../database/pool.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { moveProposal } from '../../repositories/proposalRepository.ts';
import { environmentOf } from '../access/access.ts';
import { actorOf } from '../access/actor.ts';
import { contactIn } from '../contact/confirmed.ts';
import { announce, changeOf } from '../journey/change.ts';
import { asKnown } from '../lookups/asKnown.ts';
import { toldAnew } from '../lookups/toldAnew.ts';
import { knownOf } from '../lookups/witness.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { TokenStep } from './openTokenStep.ts';

/** A contact that was typed at its step, judged and not yet kept. */
interface TypedContact {
  readonly answers: JsonObject;
  readonly beneath: JsonObject | undefined;
  readonly target: string;
}

/** Judges what was typed, null at a step that binds: who signs is asked for no contact. A step that cannot be answered any more takes none. */
export async function typedContact(
  runtime: Runtime,
  opened: TokenStep,
  submitted: JsonObject,
): Promise<TypedContact | null> {
  const { access, proposal, step } = opened;
  const { flow } = proposal.version;
  const refusal = mayNotSubmit(flow, proposal.state, step);
  if (refusal !== null) throw new ProblemError(refusal.code);
  const environment = environmentOf(runtime, access.channel, access.startedAs);
  // Nobody gets a code with which they could not sign.
  if (signsUnread(flow, proposal.state, step, environment)) throw new ProblemError('sheet.unread');
  const typed = await asKnown(flow, proposal.state, step, submitted);
  const verdict = judge(step.form, typed, submitContext(flow, proposal.state, step, environment));
  if (verdict.unknown.length > 0) throw new ProblemError('fields.unknown');
  if (verdict.problems.length > 0) throw new ProblemError('fields.invalid', { errors: verdict.problems });
  const own = stepState(proposal.state, step.slug);
  const isSame = step.kind.binding === true || canonical(own.answers) === canonical(verdict.answers);
  // There is nothing left to confirm.
  if (own.status === 'finished' && isSame) throw new ProblemError('step.finished');
  if (step.kind.binding === true) return null;
  const target = contactIn(verdict.answers);
  if (target === null) throw new ProblemError('fields.invalid');
  return { answers: verdict.answers, beneath: verdict.beneath, target };
}

/**
 * Keeps the contact so that the step can finish with it once the code comes back. Another one than was proven opens the step again. What
 * comes back says so, once the transaction stands.
 */
export async function keepContact(
  runtime: Runtime,
  db: Queryable,
  opened: TokenStep,
  typed: TypedContact | null,
): Promise<() => void> {
  const { access, proposal, step } = opened;
  const { flow } = proposal.version;
  const own = stepState(proposal.state, step.slug);
  if (typed === null) return () => undefined;
  const { answers, beneath } = typed;
  if (canonical([own.answers, own.beneath]) === canonical([answers, beneath])) return () => undefined;
  const keptIn = (state: JourneyState): JourneyState =>
    withStep(state, step.slug, { answers, beneath, status: 'init' });
  // Nobody is asked before the code is back: what rests on an answer that is another one now is as typed until then.
  const { state } = proposal;
  const told = keptIn(await toldAnew(flow, state, keptIn(state), knownOf(flow, state)));
  const environment = environmentOf(runtime, access.channel, access.startedAs);
  // What came with the contact is the step's answer from now on, and others rest on it.
  const changing = { before: state, state: told, said: Object.keys(answers) };
  const kept = followAnswers(flow, changing, step.index, environment);
  const change = changeOf(runtime, {
    id: proposal.id,
    baseRevision: proposal.revision,
    version: proposal.version,
    before: proposal.state,
    moved: own.status === 'finished' ? advance(flow, kept, environment) : { ok: true, state: kept, effects: [] },
    kind: 'code.requested',
    slug: step.slug,
    actor: actorOf(access),
    detail: { answers },
  });
  if (!(await moveProposal(db, change))) throw new ProblemError('revision.stale');
  return () => announce(runtime, change);
}
