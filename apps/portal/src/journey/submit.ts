import type { ProposalOnWire, StepOnWire } from '@passo/contract';
import { fail, ok, type Result } from '@passo/domain/result.ts';
import type { JsonObject } from '@passo/engine/json.ts';
import type { Session } from '../session/session.ts';
import { useLoading } from '../state/loading.ts';
import { draftsNow } from '../state/draftsLoader.ts';
import { dropDraft, keepProposal, useProposal } from '../state/proposal.ts';
import { browserProblem, type WireProblem } from '../wire/problem.ts';
import { createActionKeys } from './actionKeys.ts';
import { forEvidence } from './forEvidence.ts';
import { hash } from '../state/hashId.ts';

interface StepAnswers {
  readonly step: StepOnWire;
  /** As they travel. */
  readonly answers: JsonObject;
  readonly files?: ReadonlyMap<string, File>;
  /** Beside the answers: that the step is left out, or which sheet of costs was read. */
  readonly beside?: { readonly stepAction: 'skip' } | { readonly acknowledged: string };
}

const keys = createActionKeys();

/** Sends a step: makes the proposal where there is none, else moves it. A good answer is kept; the draft is done with. */
export async function submitStep(session: Session, given: StepAnswers): Promise<Result<ProposalOnWire, WireProblem>> {
  const { slug } = given.step;
  useLoading.setState({ form: true });
  try {
    const { proposal: before } = useProposal.getState();
    const answered = await send(session, given);
    if (!answered.ok && answered.problem.name !== 'answer.empty') return answered;
    // An answer without a proposal made none, whatever it says.
    if (!answered.ok || !answered.value.currentStep)
      return fail(browserProblem(before === null ? 'proposal.notCreated' : 'answer.empty'));
    keys.done(slug);
    keepProposal(answered.value);
    dropDraft(slug);
    draftsNow()?.dropShared(before?.selfContract[slug], answered.value.selfContract[slug]);
    return ok(answered.value);
  } finally {
    useLoading.setState({ form: false });
  }
}

async function send(
  { address, call }: Session,
  { step, answers, files = new Map(), beside }: StepAnswers,
): Promise<Result<ProposalOnWire, WireProblem>> {
  const { slug, order, metaProductBankId } = step;
  const { proposal } = useProposal.getState();
  const hashId = hash();
  const { device, ...tracked } = (await (await forEvidence())?.evidenceAt(slug)) ?? {};
  const body = { [slug]: answers, hashId, order, metaProductBankId, ...tracked };
  const names = [...files].map(([field, { name, size, lastModified }]) => [field, name, size, lastModified]);
  const key = keys.keyFor(slug, [answers, proposal?.revision ?? null, names, beside ?? null]);
  const options = { files, key, ...(device !== undefined && { device }) };
  if (proposal === null) {
    const { jwtToken } = address;
    return call('createProposal', {
      params: { id: hashId },
      body: { ...body, ...(jwtToken !== null && { jwtToken }) },
      ...options,
    });
  }
  const { revision, data } = proposal;
  return call('updateStep', {
    params: { hashId, step: slug },
    body: { ...body, revision, data, ...beside },
    ...options,
  });
}
