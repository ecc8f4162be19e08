import { setTimeout as pause } from 'node:timers/promises';
import { act, isWaiting, type Surroundings } from './act.ts';
import type { Walker } from './walker.ts';
import { CallRefused } from './wire.ts';

/** How a walk came out: at the step that was wished for, ended before it, at a page that the outcome leads to, or too late. */
export type Walked = 'there' | 'ended' | 'stands' | 'late';

/** How often one step is tried: what the outcome does once passes, what it always does is what is to be seen. */
const TRIES = 3;
const LOOK_MS = 60;

interface Bounds {
  /** The slug of the step to stop at; of the last one, the end. */
  readonly stop: string;
  readonly seconds: number;
}

/** Walks until it is there, or can go no further. */
export async function walk(walker: Walker, around: Surroundings, { stop, seconds }: Bounds): Promise<Walked> {
  const until = performance.now() + seconds * 1_000;
  const tries = new Map<string, number>();
  while (performance.now() < until) {
    const reached = reachedBy(walker, stop);
    if (reached !== null) return reached;
    if (!(await oneStep(walker, around, tries))) return 'stands';
  }
  return 'late';
}

function reachedBy({ flow, step, status, proposal }: Walker, stop: string): Walked | null {
  const to = flow.bySlug.get(stop);
  const isLast = to === flow.steps.at(-1);
  if (proposal !== null && proposal.data.end !== null)
    return isLast && proposal.data.end === 'finished' ? 'there' : 'ended';
  if (isLast || step === undefined || to === undefined || step.index < to.index) return null;
  // A contract that is being written is no contract to look at yet.
  return step.kind.advances === 'byCustomer' && isWaiting(step, status) ? null : 'there';
}

async function oneStep(walker: Walker, around: Surroundings, tries: Map<string, number>): Promise<boolean> {
  const { step, status, proposal } = walker;
  if (step === undefined || status === 'failed') return false;
  if (proposal !== null && isWaiting(step, status)) {
    await around.decide(proposal._id);
    await pause(LOOK_MS);
  } else {
    const tried = (tries.get(step.slug) ?? 0) + 1;
    tries.set(step.slug, tried);
    if (tried > TRIES || !(await acted(walker, around))) return false;
  }
  await walker.refresh();
  return true;
}

/** Something changed meanwhile: one looks again. */
async function acted(walker: Walker, around: Surroundings): Promise<boolean> {
  const { step } = walker;
  try {
    return step !== undefined && (await act(walker, step, around));
  } catch (error) {
    if (error instanceof CallRefused && error.code === 'revision.stale') return true;
    throw error;
  }
}
