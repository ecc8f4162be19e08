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

/** A step that loses an answer starts over: a contact that was proven with it is proven no more. */
function withoutCarried(flow: CompiledFlow, { carried = {}, ...state }: JourneyState, submitted: string): JourneyState {
  return flow.steps.reduce<JourneyState>((next, { slug }) => {
    const { answers, beneath = {} } = stepState(next, slug);
    if (slug === submitted || ![answers, beneath].some((given) => holds(given, carried))) return next;
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
