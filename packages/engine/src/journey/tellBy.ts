import type { CompiledFlow } from './flow.ts';
import { refused, type JourneyOutcome } from './outcome.ts';
import { stepState, type JourneyState, type TellBy } from './state.ts';
import { isAhead } from './stepAction.ts';

interface Told {
  /** The step at whose wait it is said. */
  readonly slug: string;
  /** Null: the usual one. */
  readonly way: TellBy | null;
}

/** The customer says, at a step that waits, by which way they want to hear of the outcome. Said twice it is said once. */
export function tellBy(flow: CompiledFlow, state: JourneyState, { slug, way }: Told): JourneyOutcome {
  const step = flow.bySlug.get(slug);
  if (step === undefined) return refused('step.notFound');
  if (state.end !== null) return refused('proposal.ended');
  if (isAhead(flow, state, step)) return refused('step.notReached');
  const { status } = stepState(state, slug);
  if (status !== 'waiting' && status !== 'review') return refused('step.finished');
  const { tellBy: before = null, ...others } = state;
  if (before === way) return { ok: true, state, effects: [] };
  return { ok: true, state: { ...others, ...(way !== null && { tellBy: way }) }, effects: [] };
}
