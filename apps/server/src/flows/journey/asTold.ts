import {
  stepState,
  type CompiledFlow,
  type CompiledStep,
  type JourneyState,
  type JsonObject,
  type Moved,
} from '@passo/engine';
import { besideStep } from '../lookups/beside.ts';
import { refuseUnanswered, withoutHeldClaims } from '../lookups/heldAgainst.ts';
import type { LookingUp } from '../lookups/lookupLimits.ts';
import { rests, tellAnswers } from '../lookups/tellAnswers.ts';
import { toldAnew } from '../lookups/toldAnew.ts';
import { toldBefore } from '../lookups/toldBefore.ts';
import { wantedOf, Witness, type Looking } from '../lookups/witness.ts';

interface Submitting {
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly step: CompiledStep;
  readonly by: LookingUp;
}

/** What the journey makes of the answers; throws what it refuses. */
type Judge = (state: JourneyState, answers: JsonObject) => Moved;

/**
 * What is refused anyway asks nobody. What somebody outside tells of the answers, of this step and of those whose answers rest on one
 * that it changes, is then judged as they tell it themselves, never as the client says that they did. What the proposal holds of it
 * already counts. Where nobody answers, what was typed stands, and shows that nobody told it: nobody is kept from going on, but where an
 * earlier answer is held against what is told.
 */
export async function judgeAsTold(
  runtime: Looking,
  submitting: Submitting,
  sent: JsonObject,
  judge: Judge,
): Promise<{ readonly moved: Moved; readonly answers: JsonObject }> {
  const { flow, state, step, by } = submitting;
  const claimed = await withoutHeldClaims(step.form, sent);
  const first = judge(state, claimed);
  if (!flow.steps.some(({ form }) => rests(form))) return { moved: first, answers: claimed };
  const witness = new Witness(runtime, by, toldBefore(flow, state));
  const answers = await asTold(submitting, claimed, first.state, witness);
  const moved = answers === claimed ? first : judge(state, answers);
  refuseUnanswered(submitting, moved.state, witness);
  const before = await toldAnew(flow, state, moved.state, witness);
  return { moved: before === state ? moved : judge(before, answers), answers };
}

/** The very same answers where none rests on a look-up. */
async function asTold(
  { flow, step }: Submitting,
  answers: JsonObject,
  claimed: JourneyState,
  witness: Witness,
): Promise<JsonObject> {
  if (!rests(step.form)) return answers;
  const within = { kept: stepState(claimed, step.slug).answers, around: besideStep(flow, claimed, step) };
  await witness.count(await wantedOf(step.form, answers, within));
  return tellAnswers(step.form, answers, { ...within, ask: witness.tell });
}
