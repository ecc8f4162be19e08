import type { ProposalOnWire, StepOnWire } from '@passo/contract';
import { ok, type Result } from '@passo/domain/result.ts';
import type { JsonObject } from '@passo/engine/json.ts';
import type { Session } from '../session/session.ts';
import { useLoading } from '../state/loading.ts';
import { dropDraft, keepProposal, useProposal } from '../state/proposal.ts';
import { deviceTracking } from '../device/tracking.ts';
import type { WireProblem } from '../wire/problem.ts';
import { createActionKeys } from './actionKeys.ts';
import { hash } from '../state/hashId.ts';

interface StepAnswers {
  readonly step: StepOnWire;
  /** As they travel. */
  readonly answers: JsonObject;
  readonly files?: ReadonlyMap<string, File>;
  /** Instead of answers: the step is left out. */
  readonly action?: 'skip';
}

const keys = createActionKeys();

/** What making a proposal needs beside. Null where there is one, and where it cannot be had: that stands in nobody's way. */
export const forNewProposal = async () =>
  useProposal.getState().proposal === null ? import('./newProposal.ts').catch(() => null) : null;

/** Sends a step: makes the proposal where there is none, else moves it. A good answer is kept; the draft is done with. */
export async function submitStep(session: Session, given: StepAnswers): Promise<Result<ProposalOnWire, WireProblem>> {
  const { slug } = given.step;
  useLoading.setState({ form: true });
  try {
    const answered = await send(session, given);
    if (!answered.ok) return answered;
    keys.done(slug);
    keepProposal(answered.value);
    dropDraft(slug);
    return ok(answered.value);
  } finally {
    useLoading.setState({ form: false });
  }
}

async function send(
  { address, call }: Session,
  { step, answers, files = new Map(), action }: StepAnswers,
): Promise<Result<ProposalOnWire, WireProblem>> {
  const { slug, order, metaProductBankId } = step;
  const { proposal } = useProposal.getState();
  const hashId = hash();
  const body = { [slug]: answers, hashId, order, metaProductBankId, deviceTracking: deviceTracking(window) };
  const names = [...files].map(([field, { name, size, lastModified }]) => [field, name, size, lastModified]);
  const key = keys.keyFor(slug, [answers, proposal?.revision ?? null, names, action ?? null]);
  if (proposal === null) {
    const { jwtToken } = address;
    // Asked for once, after the terms.
    const position = await (await forNewProposal())?.positionOf(navigator);
    const deviceTracking = { ...body.deviceTracking, ...position };
    return call('createProposal', {
      params: { id: hashId },
      body: { ...body, deviceTracking, ...(jwtToken !== null && { jwtToken }) },
      files,
      key,
    });
  }
  const { revision, data } = proposal;
  return call('updateStep', {
    params: { hashId, step: slug },
    body: { ...body, revision, data, ...(action && { stepAction: action }) },
    files,
    key,
  });
}
