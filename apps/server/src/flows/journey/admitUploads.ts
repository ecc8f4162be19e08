import { ProblemError } from '../../platform/problemError.ts';
import { openAccess, requireProof, type Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { Owner } from '../../workers/line.ts';
import { photosOwner } from './photosOwner.ts';
import { mostUploads } from './uploads.ts';

interface Admitted {
  /** How many files the step takes. */
  readonly most: number;
  readonly proven: boolean;
  /** Whose bytes and time they are. */
  readonly owner: Owner;
}

/**
 * Whether a form with files is looked at at all, before its first byte is: a link that opens something, the proof of the
 * device, a step that there is. Without a step the proposal is yet to be made, by
 * its flow's first one. Whether the step takes an answer now is judged later: the form may be sent again.
 */
export async function admitUploads(
  runtime: Runtime,
  visitor: Visitor,
  slug: string | null,
  network: string,
): Promise<Admitted> {
  const access = await openAccess(runtime, visitor);
  const proposal = slug === null ? access.proposal : requireProof(access).proposal;
  const { flow } = proposal?.version ?? (await runtime.versions(access.channel.flowVersion));
  const step = slug === null ? flow.steps[0] : flow.bySlug.get(slug);
  if (step === undefined) throw new ProblemError('step.flowChanged');
  return { most: mostUploads(step), proven: access.proven, owner: photosOwner(runtime, access, network) };
}
