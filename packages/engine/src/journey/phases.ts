import type { FlowDefinition, PhaseDefinition } from '../definition.ts';

interface Phase extends PhaseDefinition {
  /** Slugs of the steps that stand in it, in order. */
  readonly steps: readonly string[];
}

/** The phases of a flow with their steps. A step that states none, or one that nobody knows, stands where the step before it does. */
export function phasesOf({ phases = [], steps }: FlowDefinition): readonly Phase[] {
  let at = 0;
  const places = steps.map(({ phase }) => {
    const stated = phases.findIndex(({ slug }) => slug === phase);
    if (stated >= 0) at = stated;
    return at;
  });
  return phases.map(({ slug, title }, index) => ({
    slug,
    title,
    steps: steps.filter((_, step) => places[step] === index).map((step) => step.slug),
  }));
}
