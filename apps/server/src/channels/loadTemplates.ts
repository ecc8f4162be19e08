import type { StepDefinition } from '@passo/engine';
import { readTemplate, templateNames } from './readTemplate.ts';
import { withBank } from './withBank.ts';
import { withOptions } from './withOptions.ts';

/** No channel is named where a template is looked at by itself. */
const EXAMPLE_BANK = 'Banco Exemplo';

/**
 * Every reusable step of the checkout, each read as strictly as in a flow: what the preview of a step kind is shown with. Labels
 * may refer to what its flows ask before.
 */
export const loadTemplates = (root: string): Readonly<Record<string, StepDefinition>> =>
  Object.fromEntries(
    templateNames(root).map((name) => [name, withBank(withOptions(readTemplate(root, name)), EXAMPLE_BANK)]),
  );
