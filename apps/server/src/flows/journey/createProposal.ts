import { newJourney, prefilledJourney, type JourneyState } from '@passo/engine';
import { uuidV7 } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { FlowVersion } from '../../channels/channel.ts';
import { environmentOf, unproven, type Access } from '../access/access.ts';
import { actorOf } from '../access/actor.ts';
import { beginProposal } from './beginProposal.ts';
import { browserIn } from './cpfOpening.ts';
import { letInAgain } from './letIn.ts';
import { remember, replay } from '../requests/storedAnswer.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { decide } from './decide.ts';
import { openSubmission, type OpenedSubmission, type Submission, type Submitted } from './submission.ts';
import { proposalOnWire } from '../shown/view.ts';
import { keepPartnersWord, provenContacts, readPartnersToken, type PartnersWord } from '../access/partnersToken.ts';

/** The first submit makes the proposal of the link, and proves the device that makes it. */
export async function createProposal(runtime: Runtime, submission: Submission): Promise<Submitted> {
  const opened = await openSubmission(runtime, submission);
  const { access } = opened;
  if (access.proposal !== null) return again(runtime, opened, submission);
  const made = await create(runtime, opened, submission);
  return made ?? again(runtime, await openSubmission(runtime, submission), submission);
}

/** Null where another request was faster with the same link. */
async function create(runtime: Runtime, opened: OpenedSubmission, submission: Submission): Promise<Submitted | null> {
  const { access } = opened;
  const version = await runtime.versions(access.channel.flowVersion);
  const id = uuidV7(runtime.clock.now());
  const word = await partnersWord(runtime, access, submission);
  const state = startingState(runtime, access, version, word);
  const unmade = { ...access, proposal: { id, version, state, revision: 0, verified: false } };
  const { moved, answers, documents } = await decide(runtime, unmade, state, submission);
  const proposal = proposalOnWire({ id, version, state: moved.state, revision: 1 });
  const first = {
    id,
    version,
    moved,
    kind: 'proposal.created',
    slug: submission.slug,
    actor: actorOf(access),
    detail: { answers },
    evidence: submission.evidence,
    verified: word.proven.length > 0,
    present: { browser: browserIn(access, submission.evidence), contacts: provenContacts(word) },
    idempotency: remember(runtime, opened, id, proposal),
  };
  const deviceToken = await beginProposal(runtime, access, first, documents);
  if (deviceToken === null) return null;
  await keepPartnersWord(runtime, id, word);
  return { proposal, deviceToken };
}

/** What the partner's token says, where one came along. It speaks of who submits, or it is of no use. */
async function partnersWord(
  runtime: Runtime,
  access: Access,
  { visitor, device, jwtToken, answers }: Submission,
): Promise<PartnersWord> {
  if (jwtToken === null) return { answers: {}, proven: [] };
  const word = await readPartnersToken(runtime, access, { hash: visitor.hash, device, token: jwtToken });
  const { cpf } = word.answers;
  if (cpf !== undefined && answers.cpf !== undefined && cpf !== answers.cpf) throw new ProblemError('token.invalid');
  return word;
}

const startingState = (
  runtime: Runtime,
  { channel, startedAs }: Access,
  { flow }: FlowVersion,
  { answers, proven }: PartnersWord,
): JourneyState =>
  Object.keys(answers).length === 0
    ? newJourney(flow)
    : prefilledJourney(flow, answers, proven, environmentOf(runtime, channel, startedAs)).state;

/** A link that has its proposal answers that one: to the device that made it, or to the very same request again. */
async function again(
  runtime: Runtime,
  opened: OpenedSubmission,
  { evidence }: Pick<Submission, 'evidence'>,
): Promise<Submitted> {
  const { access } = opened;
  const { proposal, proven } = access;
  if (proposal === null) throw new ProblemError('proposal.notCreated');
  const replayed = replay(runtime, opened.row, opened, proposal.id);
  if (proven) return { proposal: replayed ?? proposalOnWire(proposal), deviceToken: null };
  if (replayed === null) throw unproven(proposal);
  const entered = await letInAgain(runtime, opened.key, { access, proposal, evidence });
  if (entered === null) throw unproven(proposal);
  return { proposal: replayed, ...entered };
}
