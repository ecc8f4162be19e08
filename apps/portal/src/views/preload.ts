import type { StepStatus } from '@passo/engine/definition.ts';
import { fetchResource, fieldIdOf, standsAlone } from '../fields/fetchResource.ts';
import { controlsOf } from '../fields/registry.ts';
import { tutorial } from '../fields/tutorial.ts';
import { drawsControls, viewFor } from './registry.ts';
import type { Journey } from '../journey/journey.ts';
import { stepOf } from '../journey/journey.ts';
import type { Session } from '../session/session.ts';

/** Fetches what a step is drawn with. A failure is told when the step is drawn. */
export async function preloadStep(session: Session, journey: Journey, slug: string): Promise<void> {
  const compiled = journey.flow.bySlug.get(slug);
  const step = stepOf(journey, slug);
  if (compiled === undefined || step === undefined) return;
  const status: StepStatus = journey.proposal?.stepStatus[slug] ?? (step.asks === 'onEnter' ? 'waiting' : 'init');
  const view = viewFor(step.view, status, journey.state.end !== null);
  const { fields } = compiled.form;
  const helped = fields.some(({ definition }) => definition.tutorial !== undefined);
  for (const { definition } of fields)
    if (definition.resource !== undefined && standsAlone(definition))
      fetchResource(session, { name: definition.resource, fieldId: fieldIdOf(definition) });
  const controls = controlsOf(drawsControls(step.view) ? fields : fields.filter(({ answers }) => answers));
  await Promise.all([view?.load(), helped && tutorial.load(), ...controls.map(({ load }) => load())]);
}
