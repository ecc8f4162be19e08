import {
  canonical,
  own,
  startsOver,
  stepState,
  withStep,
  type CompiledFlow,
  type CompiledStep,
  type JourneyState,
  type JsonObject,
  type Moved,
} from '@passo/engine';
import type { Along } from '../../ports/storage/withDocuments.ts';
import { forgetFormer } from '../../repositories/formerPersonRepository.ts';
import type { ProvenAccess } from '../access/access.ts';
import { shutOutOthers } from '../access/shutOutOthers.ts';
import { cpfOf } from './cpfOpening.ts';

/**
 * Judges a submit. What an order began with of an earlier one is of that one's person: where the submit makes the order another's, it is
 * judged once more without, so that nobody sees in their order what somebody else told of themselves. What was typed since stays, to be
 * looked at again; photos are the engine's (`ofAnother.ts`).
 */
export function judgeOfOnePerson(
  flow: CompiledFlow,
  state: JourneyState,
  submitted: Pick<CompiledStep, 'slug'>,
  judge: (state: JourneyState) => Moved,
): Moved {
  const moved = judge(state);
  const former = cpfOf(flow, state);
  if (state.carried === undefined || former === null || cpfOf(flow, moved.state) === former) return moved;
  return judge(withoutCarried(flow, state, submitted.slug));
}

/**
 * Beside the change by which an order that began with somebody's answers became another's; undefined where it did not. Only the device that
 * made it so stays in.
 */
export function forgettingFormer(
  { access: { proposal, device }, key }: { readonly access: ProvenAccess; readonly key: Buffer | null },
  now: JourneyState,
): Along | undefined {
  const { id, state } = proposal;
  if (state.carried === undefined || now.carried !== undefined) return undefined;
  return async (db) => {
    await forgetFormer(db, [id]);
    await shutOutOthers(db, id, { device, request: key });
  };
}

/** A step that loses an answer starts over, and so does one whose contact was proven: whose it is, is to be shown anew. */
function withoutCarried(flow: CompiledFlow, { carried = {}, ...state }: JourneyState, submitted: string): JourneyState {
  return flow.steps.reduce<JourneyState>((next, { slug, kind }) => {
    const { answers, beneath = {}, status } = stepState(next, slug);
    const isProof = kind.needsConfirmation === true && status === 'finished';
    const isLeft = !isProof && ![answers, beneath].some((given) => holds(given, carried));
    if (slug === submitted || isLeft) return next;
    const left = { answers: without(answers, carried), beneath: without(beneath, carried) };
    return withStep(next, slug, { ...startsOver, ...left });
  }, state);
}

const isCarried = ([key, value]: readonly [string, JsonObject[string]], carried: JsonObject): boolean => {
  const former = own(carried, key);
  return former !== undefined && canonical(former) === canonical(value);
};

const holds = (given: JsonObject, carried: JsonObject): boolean =>
  Object.entries(given).some((answer) => isCarried(answer, carried));

const without = (given: JsonObject, carried: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(given).filter((answer) => !isCarried(answer, carried)));
