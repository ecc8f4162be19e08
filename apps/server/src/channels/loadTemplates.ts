import fs from 'node:fs';
import path from 'node:path';
import type { StepDefinition } from '@passo/engine';
import { readTemplateStep } from './readFlow.ts';

/** Every reusable step of the checkout, each read as strictly as in a flow: what the preview of a step kind is shown with. */
export function loadTemplates(root: string): readonly StepDefinition[] {
  const names = fs.readdirSync(path.join(root, 'templates/steps')).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => readTemplateStep(root, name.replace(/\.json$/, '')));
}
