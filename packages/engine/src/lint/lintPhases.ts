import type { FlowDefinition } from '../definition.ts';
import { phasesOf } from '../journey/phases.ts';
import { shortened, unknownName, type Findings } from './finding.ts';

/** Phases are passed in their order, once each, and something happens in every one. A flow that names none has none. */
export function* lintPhases(flow: FlowDefinition): Findings {
  const slugs = (flow.phases ?? []).map(({ slug }) => slug);
  if (slugs.length === 0) return;
  for (const [index, { slug, steps }] of phasesOf(flow).entries()) {
    const path = `phases[${index}]`;
    if (slugs.indexOf(slug) < index)
      yield { path: `${path}.slug`, message: `the phase "${shortened(slug)}" is there twice` };
    else if (steps.length === 0)
      yield { path, message: `no step stands in the phase "${shortened(slug)}"`, suggestion: 'remove it' };
  }
  let reached = 0;
  for (const [index, { phase }] of flow.steps.entries()) {
    if (phase === undefined) continue;
    const path = `steps[${index}].phase`;
    const place = slugs.indexOf(phase);
    if (place < 0) yield unknownName(path, 'phase', phase, slugs);
    else if (place < reached)
      yield {
        path,
        message: `the phase "${phase}" comes before "${slugs[reached] ?? ''}", where the steps before it stand`,
        suggestion: 'say in the flow in which phase this step stands',
      };
    else reached = place;
  }
}
