import {
  actOnStep,
  own,
  stepState,
  submitStep,
  type CompiledStep,
  type JourneyOutcome,
  type JourneyState,
  type Json,
  type JsonObject,
  type Moved,
} from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import type { SealedDocument } from '../../ports/storage/storage.ts';
import { environmentOf, type ProvenAccess } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { judgeAsTold } from './asTold.ts';
import { developUploads } from './developUploads.ts';
import { judgeOfOnePerson } from './ofOnePerson.ts';
import { photosOwner } from './photosOwner.ts';
import type { Submission } from './submission.ts';
import { refuseTooEarly } from './tooEarly.ts';
import { nameUploads } from './uploads.ts';

interface Decided {
  readonly moved: Moved;
  /** What was sent, as it is kept. */
  readonly answers: JsonObject;
  /** To be written with the change. */
  readonly documents: readonly SealedDocument[];
}

/** The journey says what the answers mean, and only files that it takes are decoded; they are kept with the change. */
export async function decide(
  runtime: Runtime,
  access: ProvenAccess,
  state: JourneyState,
  submission: Submission,
): Promise<Decided> {
  const { flow } = access.proposal.version;
  const slug = submission.slug ?? state.currentStep;
  const step = flow.bySlug.get(slug);
  // The page that sends this was drawn from another flow than the one that the proposal pins.
  if (step === undefined) throw new ProblemError('step.flowChanged');
  const { action, network } = submission;
  if (action !== null) {
    const environment = environmentOf(runtime, access.channel, access.startedAs);
    return { moved: must(actOnStep(flow, state, { slug, action }, environment)), answers: {}, documents: [] };
  }
  const named = nameUploads(runtime, step, stepState(state, slug).answers, submission);
  const by = { access, visitor: submission.visitor, network };
  const judge = (now: JourneyState, given: JsonObject): Moved =>
    judgeOfOnePerson(flow, now, step, (at) => judgeAnswers(runtime, access, { state: at, step, submission }, given));
  const { moved, answers } = await judgeAsTold(runtime, { flow, state, step, by }, named.answers, judge);
  const kept = stepState(moved.state, slug).answers;
  // A field that is not shown takes no photo: what nothing refers to is not kept.
  const references = JSON.stringify(kept);
  const uploads = named.uploads.filter(({ id }) => references.includes(id));
  const owner = photosOwner(runtime, access, network);
  const documents = await developUploads(runtime, access.proposal.id, slug, { uploads, owner });
  return { moved, answers: keptOf(answers, kept), documents };
}

interface Judging {
  readonly state: JourneyState;
  readonly step: CompiledStep;
  readonly submission: Submission;
}

function judgeAnswers(
  runtime: Runtime,
  { proposal, channel, startedAs }: ProvenAccess,
  { state, step, submission: { acknowledged } }: Judging,
  answers: JsonObject,
): Moved {
  const { flow } = proposal.version;
  const environment = environmentOf(runtime, channel, startedAs);
  const moved = must(submitStep(flow, state, { slug: step.slug, answers, acknowledged }, environment));
  refuseTooEarly(flow, state, step.slug);
  return moved;
}

/** The history says what was kept: what a field that is not shown was sent, and the words of a client for an option, are not. */
const keptOf = (sent: JsonObject, kept: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.keys(sent).flatMap((key): [string, Json][] => {
      const value = own(kept, key);
      return value === undefined ? [] : [[key, value]];
    }),
  );

function must(outcome: JourneyOutcome): Moved {
  if (outcome.ok) return outcome;
  throw new ProblemError(outcome.code, outcome.errors === undefined ? {} : { errors: outcome.errors });
}
