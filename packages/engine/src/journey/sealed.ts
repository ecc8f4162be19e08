import { fail, isCalendarDate, ok, type Result } from '@passo/domain';
import { isStepStatus } from '../definition.ts';
import { isRecord, type JsonObject } from '../json.ts';
import {
  tellsBy,
  type JourneyEnd,
  type JourneyState,
  type Refusal,
  type Situation,
  type StepState,
  type TellBy,
} from './state.ts';

/*
 * A state is stored for months and read by programs that were written later. So it says in which version it was written, is read
 * and not believed, and an older one is lifted step by step.
 */

/** As deep as what was answered: a limit here would shut a proposal for good. */
type Stored = Readonly<Record<string, unknown>>;

/** Each takes a state of one version to the next, the first from version 1. New ones come at the end; none is changed afterwards. */
const lifts: readonly ((state: Stored) => Stored)[] = [withoutReviewStep];

/** The version in which states are written now: what the last lift makes, so that no version is without its lift. */
export const STATE_VERSION = lifts.length + 1;

/** The step that a device looks back at is the device's own affair: no state has said anything but null. */
function withoutReviewStep(stored: Stored): Stored {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => name !== 'reviewStep'));
}

/** As it is stored. */
export const storedState = (state: JourneyState): JsonObject => ({
  v: STATE_VERSION,
  currentStep: state.currentStep,
  situation: state.situation,
  end: state.end,
  ...(state.refusal && { refusal: { ...state.refusal } }),
  ...(state.tellBy && { tellBy: state.tellBy }),
  ...(state.carried && { carried: state.carried }),
  steps: Object.fromEntries(
    Object.entries(state.steps).map(([slug, { beneath, aside, ...step }]) => [
      slug,
      { ...step, ...(beneath && { beneath }), ...(aside && { aside }) },
    ]),
  ),
});

/** A stored state of any version so far. The problem says what is not as it should be, and nothing of what was answered. */
export function readState(stored: unknown): Result<JourneyState, string> {
  if (!isRecord(stored)) return fail('a state is an object');
  const { v: version = 1, ...written } = stored;
  if (typeof version !== 'number' || version < 1 || version > STATE_VERSION || !Number.isInteger(version))
    return fail(
      `a state of version ${JSON.stringify(version)} is not known here; this program writes ${STATE_VERSION}`,
    );
  return readNewest(lifts.slice(version - 1).reduce((state, lift) => lift(state), written));
}

function readNewest(stored: Stored): Result<JourneyState, string> {
  const { currentStep, situation, end, refusal = null, steps, tellBy, carried } = stored;
  if (typeof currentStep !== 'string') return fail('currentStep is a slug');
  if (!isSituation(situation)) return fail('situation is not one of ours');
  if (!isEnd(end)) return fail('end is not one of ours');
  if (refusal !== null && !isRefusal(refusal)) return fail('refusal is not one of ours');
  if (tellBy !== undefined && !isTellBy(tellBy)) return fail('tellBy is not one of ours');
  if (carried !== undefined && !isAnswers(carried)) return fail('carried is an object');
  if (!isRecord(steps)) return fail('steps is an object');
  const read: [slug: string, step: StepState][] = [];
  for (const [slug, step] of Object.entries(steps)) {
    if (!isStepState(step)) return fail(`the step ${slug} is not one`);
    read.push([slug, step]);
  }
  const beside = { ...(refusal && { refusal }), ...(tellBy !== undefined && { tellBy }), ...(carried && { carried }) };
  return ok({ currentStep, situation, end, steps: Object.fromEntries(read), ...beside });
}

const situations: Readonly<Record<Situation, true>> = { approved: true, pending: true, reproved: true };
const isSituation = (value: unknown): value is Situation =>
  typeof value === 'string' && Object.hasOwn(situations, value);

const ends: Readonly<Record<JourneyEnd, true>> = { finished: true, noOffer: true, refused: true, cancelled: true };
const isEnd = (value: unknown): value is JourneyEnd | null =>
  value === null || (typeof value === 'string' && Object.hasOwn(ends, value));

const isRefusal = (value: unknown): value is Refusal =>
  isRecord(value) &&
  typeof value.step === 'string' &&
  typeof value.operation === 'string' &&
  isCalendarDate(value.on) &&
  ['boolean', 'undefined'].includes(typeof value.byPerson);

const isTellBy = (value: unknown): value is TellBy => tellsBy.some((way) => way === value);

const isAnswers = (value: unknown): value is JsonObject => isRecord(value);

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';

const isAside = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value.operation === 'string' &&
  isRecord(value.question) &&
  typeof value.released === 'boolean';

function isStepState(value: unknown): value is StepState {
  if (!isRecord(value)) return false;
  const {
    status,
    attempt,
    answers,
    beneath = {},
    result,
    asked,
    notice,
    heading = null,
    inconsistency = null,
    acknowledged = null,
    retryable,
    skipped = false,
    called = false,
    paidLate = false,
    reviewed = false,
    since,
    aside = null,
    noes = 0,
    noesOfOthers = 0,
    noesOf = {},
    learned = {},
  } = value;
  return (
    isStepStatus(status) &&
    [attempt, noes, noesOfOthers].every(Number.isSafeInteger) &&
    isRecord(answers) &&
    [beneath, result, learned].every(isRecord) &&
    isRecord(noesOf) &&
    Object.values(noesOf).every(Number.isSafeInteger) &&
    [asked, notice, heading, inconsistency, acknowledged].every(isTextOrNull) &&
    [retryable, skipped, called, paidLate, reviewed].every((flag) => typeof flag === 'boolean') &&
    (since === undefined || isCalendarDate(since)) &&
    (aside === null || isAside(aside))
  );
}
