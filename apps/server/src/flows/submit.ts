import {
  actOnStep,
  newJourney,
  prefilledJourney,
  submitStep,
  type StepAction,
  type JourneyOutcome,
  type JourneyState,
  type JsonObject,
  type Moved,
} from '@passo/engine';
import type { ProposalOnWire } from '@passo/contract';
import { randomId, uuidV7 } from '../platform/ids.ts';
import { ProblemError } from '../platform/problemError.ts';
import { insertDevice, openSubmit, type SubmitRow } from '../repositories/accessRepository.ts';
import { makeProposal } from '../repositories/proposalRepository.ts';
import {
  deviceDigest,
  environmentOf,
  linkDigest,
  readAccess,
  requireProof,
  unproven,
  type Access,
  type ProvenAccess,
  type Visitor,
} from './access.ts';
import { announce, changeOf, commitChange, type Actor } from './change.ts';
import { bodyDigest, digestOf, sha256 } from './digest.ts';
import { recall, remember, replay, type Recognised } from './remembered.ts';
import type { Runtime } from './runtime.ts';
import { storeUploads, type Upload } from './uploads.ts';
import { proposalOnWire } from './view.ts';
import { keepVoucher, readVoucher, type Voucher } from './voucher.ts';
import type { FlowVersion } from '../channels/channel.ts';

export interface Submission {
  readonly visitor: Visitor;
  readonly slug: string | null;
  readonly answers: JsonObject;
  /** Instead of answers: the step is left out, gone on from, or everything is given up. */
  readonly action: StepAction | null;
  readonly uploads: readonly Upload[];
  /** Signed by the partner, for the first submit. */
  readonly jwtToken: string | null;
  /** Null where the proposal is to be made. */
  readonly revision: number | null;
  readonly idempotencyKey: string | null;
  /** Sealed with consents: address, device, time. */
  readonly evidence: JsonObject;
}

export interface Submitted {
  readonly proposal: ProposalOnWire;
  /** The proof for a device that has none yet. */
  readonly deviceToken: string | null;
}

const WRITES_PER_MINUTE = 120;
export const DEVICE_DAYS = 90;

/** One submit of a step that exists already: everything is read in one round trip and written in another. */
export async function updateStep(runtime: Runtime, submission: Submission): Promise<Submitted> {
  const opened = await open(runtime, submission);
  const access = requireProof(opened.access);
  const replayed = replay(runtime, opened.row, opened, access.proposal.id);
  if (replayed !== null) return { proposal: replayed, deviceToken: null };
  if (submission.revision !== access.proposal.revision) throw new ProblemError('revision.stale');
  const { moved, answers } = await decide(runtime, access, access.proposal.state, submission);
  const { id, version, revision } = access.proposal;
  const proposal = proposalOnWire({ id, version, state: moved.state, revision: revision + 1 });
  const change = changeOf(runtime, {
    id,
    baseRevision: revision,
    version,
    moved,
    kind: submission.action === null ? 'step.submitted' : `step.${submission.action}`,
    slug: submission.slug,
    actor: actorOf(access),
    detail: { answers, ...proofOf(version, submission) },
    evidence: submission.evidence,
    idempotency: remember(runtime, opened, id, proposal),
  });
  if (await commitChange(runtime, change)) return { proposal, deviceToken: null };
  return { proposal: await lost(runtime, opened, id), deviceToken: null };
}

/** Where and with what it was done, where what is done binds. */
const proofOf = ({ flow }: FlowVersion, { slug, evidence }: Submission): { readonly evidence?: JsonObject } =>
  flow.bySlug.get(slug ?? '')?.kind.binding === true ? { evidence } : {};

/** The first submit makes the proposal of the link, and proves the device that makes it. */
export async function createProposal(runtime: Runtime, submission: Submission): Promise<Submitted> {
  const opened = await open(runtime, submission);
  const { access } = opened;
  if (access.proposal !== null) return again(runtime, opened, access.proposal.id, access);
  const version = await runtime.versions(access.channel.flowVersion);
  const id = uuidV7(runtime.clock.now());
  const voucher = await voucherOf(runtime, access, submission);
  const state = startingState(runtime, access, version, voucher);
  const { moved, answers } = await decide(
    runtime,
    { ...access, proposal: { id, version, state, revision: 0, verified: false } },
    state,
    submission,
  );
  const proposal = proposalOnWire({ id, version, state: moved.state, revision: 1 });
  const change = changeOf(runtime, {
    id,
    baseRevision: 0,
    version,
    moved,
    kind: 'proposal.created',
    slug: submission.slug,
    actor: actorOf(access),
    detail: { answers },
    evidence: submission.evidence,
    verified: voucher.proven.length > 0,
    idempotency: remember(runtime, opened, id, proposal),
  });
  const deviceToken = randomId();
  const { channel } = access;
  const made = await makeProposal(runtime.db, change, {
    link: access.link,
    channel: channel.code,
    partner: channel.partner.slug,
    flowVersion: version.id,
    device: { digest: digestOf(`device:${deviceToken}`), days: DEVICE_DAYS },
  });
  if (made) {
    await keepVoucher(runtime, id, voucher);
    announce(runtime, change);
    return { proposal, deviceToken };
  }
  const now = await open(runtime, submission);
  return again(runtime, now, now.access.proposal?.id ?? '', now.access);
}

/** What the partner's token says, where one came along. It speaks of who submits, or it is of no use. */
async function voucherOf(
  runtime: Runtime,
  access: Access,
  { visitor, jwtToken, answers }: Submission,
): Promise<Voucher> {
  if (jwtToken === null) return { answers: {}, proven: [] };
  const voucher = await readVoucher(runtime, access, visitor.hash, jwtToken);
  const { cpf } = voucher.answers;
  if (cpf !== undefined && answers.cpf !== undefined && cpf !== answers.cpf) throw new ProblemError('token.invalid');
  return voucher;
}

const startingState = (
  runtime: Runtime,
  { channel, startedAs }: Access,
  { flow }: FlowVersion,
  { answers, proven }: Voucher,
): JourneyState =>
  Object.keys(answers).length === 0
    ? newJourney(flow)
    : prefilledJourney(flow, answers, proven, environmentOf(runtime, channel, startedAs)).state;

/** A link that has its proposal answers that one: to the device that made it, or to the very same request again. */
async function again(runtime: Runtime, opened: Opened, id: string, access: Access): Promise<Submitted> {
  const { proposal } = access;
  if (proposal === null) throw new ProblemError('proposal.notCreated');
  const replayed = replay(runtime, opened.row, opened, id);
  if (access.proven) return { proposal: replayed ?? proposalOnWire(proposal), deviceToken: null };
  if (replayed === null) throw unproven(proposal);
  const deviceToken = randomId();
  await insertDevice(runtime.db, [digestOf(`device:${deviceToken}`), id, DEVICE_DAYS]);
  return { proposal: replayed, deviceToken };
}

interface Opened extends Recognised {
  readonly access: Access;
  readonly row: SubmitRow;
}

async function open(
  runtime: Runtime,
  { visitor, slug, answers, action, uploads, revision, idempotencyKey }: Submission,
): Promise<Opened> {
  const link = linkDigest(visitor.hash);
  const key = idempotencyKey === null ? null : digestOf(`submit:${visitor.hash}:${idempotencyKey}`);
  const limit = runtime.keyring.keyedHash(`write:${visitor.hash}`, 'rate-limit');
  const [row] = await openSubmit(runtime.db, [
    link,
    deviceDigest(visitor.deviceToken),
    key,
    limit,
    WRITES_PER_MINUTE,
    60,
  ]);
  if (row === undefined) throw new ProblemError('hash.invalid');
  if (!row.taken) throw new ProblemError('rate.limited', { retryAfterSeconds: Math.max(1, Math.ceil(row.wait ?? 1)) });
  const files = uploads.map(({ field, content }) => [field, sha256(content)]);
  return {
    access: await readAccess(runtime, link, row),
    row,
    key,
    body: bodyDigest(slug, answers, revision, files, action),
  };
}

/** Somebody was faster: the same request (then its answer is there), or another tab. */
async function lost(runtime: Runtime, opened: Opened, id: string): Promise<ProposalOnWire> {
  const answered = await recall(runtime, opened, id);
  if (answered === null) throw new ProblemError('revision.stale');
  return answered;
}

/** Files are stored first, outside any transaction; then the journey says what the answers mean. */
async function decide(
  runtime: Runtime,
  access: ProvenAccess,
  state: JourneyState,
  submission: Submission,
): Promise<{ readonly moved: Moved; readonly answers: JsonObject }> {
  const { flow } = access.proposal.version;
  const slug = submission.slug ?? state.currentStep;
  const step = flow.bySlug.get(slug);
  // The page that sends this was drawn from another flow than the one that the proposal pins.
  if (step === undefined) throw new ProblemError('step.flowChanged');
  const environment = environmentOf(runtime, access.channel, access.startedAs);
  const { action } = submission;
  if (action !== null) return { moved: must(actOnStep(flow, state, { slug, action }, environment)), answers: {} };
  const answers = await storeUploads(runtime, access.proposal.id, step, submission.answers, submission.uploads);
  return { moved: must(submitStep(flow, state, { slug, answers }, environment)), answers };
}

function must(outcome: JourneyOutcome): Moved {
  if (outcome.ok) return outcome;
  throw new ProblemError(outcome.code, outcome.errors === undefined ? {} : { errors: outcome.errors });
}

export const actorOf = ({ startedAs, typist }: Access): Actor =>
  startedAs === 'manual' ? `typist:${typist ?? 'unknown'}` : 'customer';
