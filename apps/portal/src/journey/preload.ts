import type { StepStatus } from '@passo/engine/definition.ts';
import { fetchResource, standsAlone } from '../fields/fetchResource.ts';
import { controlFor } from '../fields/registry.ts';
import { tutorial } from '../fields/tutorial.ts';
import { viewFor } from '../views/registry.ts';
import type { Journey } from './journey.ts';
import { stepOf } from './journey.ts';
import { beginning } from './submit.ts';

/** Fetches what a step is drawn with. A failure is told when the step is drawn. */
export async function preloadStep(journey: Journey, slug: string): Promise<void> {
  const compiled = journey.flow.bySlug.get(slug);
  const step = stepOf(journey, slug);
  if (compiled === undefined || step === undefined) return;
  const status: StepStatus = journey.proposal?.stepStatus[slug] ?? (step.asks === 'onEnter' ? 'waiting' : 'init');
  const view = viewFor(step.view, status, journey.state.end !== null);
  const controls = compiled.form.fields.flatMap(({ kind }) => (kind ? [controlFor(kind.control)] : []));
  const helped = compiled.form.fields.some(({ definition }) => definition.tutorial !== undefined);
  for (const { definition } of compiled.form.fields)
    if (definition.resource !== undefined && standsAlone(definition)) fetchResource(definition.resource);
  await Promise.allSettled(
    [view, helped ? tutorial : undefined, ...controls].flatMap((part) => (part ? [part.load()] : [])),
  );
}

/** The step after this one, which will most likely be next, and what it takes to get there. */
export function preloadNext(journey: Journey, slug: string): void {
  void beginning();
  const at = journey.live.findIndex((step) => step.slug === slug);
  const next = journey.live[at + 1]?.slug;
  if (next !== undefined) void preloadStep(journey, next);
}
