import type { FlowDefinition } from '../definition.ts';
import { phasesOf } from '../journey/phases.ts';
import { shortened, unknownName, type Findings } from './finding.ts';

/** Phases are passed in their order, once each, and something happens in every one. A flow that names none has none. */
export function* lintPhases(flow: FlowDefinition): Findings {
  if (flow.phases === undefined) return;
  yield* lintNames(flow);
  yield* lintOrder(flow);
}

function* lintNames(flow: FlowDefinition): Findings {
  const slugs = new Set<string>();
  const titles = new Set<string>();
  for (const [index, { slug, title, steps }] of phasesOf(flow).entries()) {
    const path = `phases[${index}]`;
    if (slugs.has(slug)) yield { path: `${path}.slug`, message: `the phase "${shortened(slug)}" is there twice` };
    else if (steps.length === 0)
      yield { path, message: `no step stands in the phase "${shortened(slug)}"`, suggestion: 'remove it' };
    if (titles.has(title)) yield { path: `${path}.title`, message: `two phases are called "${shortened(title)}"` };
    slugs.add(slug);
    titles.add(title);
  }
}

function* lintOrder({ phases = [], steps }: FlowDefinition): Findings {
  const slugs = phases.map(({ slug }) => slug);
  let reached = 0;
  for (const [index, { phase }] of steps.entries()) {
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
