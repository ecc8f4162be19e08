import { stepState } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import type { ProvenAccess } from '../access/access.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { isRefused } from '../shown/refusal.ts';
import { requestOnWire, writeRequest, type DataRequestOnWire } from './requests.ts';

const ASKED_PER_DAY = 20;
const DAY_SECONDS = 86_400;

/**
 * LGPD, art. 20: a refusal is looked at by a person. Every refusal, whoever took it: which of them a machine took alone, its customer
 * cannot know. It is asked from the page that refuses, without a code, so that what was answered stays behind the one of *Meus dados*.
 */
export async function askReview(runtime: Runtime, { proposal }: ProvenAccess): Promise<DataRequestOnWire> {
  const { id, version, state } = proposal;
  if (!isRefused(state)) throw new ProblemError('review.nothing');
  await takeOne(runtime, `my-data-review:${id}`, ASKED_PER_DAY, DAY_SECONDS);
  const decided = version.flow.steps.findLast(({ slug }) => stepState(state, slug).status === 'failed');
  const note = decided === undefined ? {} : { note: `Decisão em: ${decided.definition.name}` };
  const written = await writeRequest(runtime, { proposal: id, kind: 'review', state: 'open', ...note });
  return { ...requestOnWire(runtime, written), answer: null };
}
