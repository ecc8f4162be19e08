import { catalog } from '@passo/catalog';
import { lintFlow, type FlowDefinition, type StepDefinition } from '@passo/engine';
import { resourceNames } from '../resources/resources.ts';
import { placeIn, type FlowOfLevels } from './levels/flowOfLevels.ts';
import { lintInsurance } from './lintInsurance.ts';
import { mistakesOf, PartnerError } from './mistakes.ts';
import { readPhases } from './readPhases.ts';
import { withBank } from './withBank.ts';
import { withOptions } from './withOptions.ts';

interface Sale {
  readonly root: string;
  readonly product: string;
  /** The name of the channel's lender, as people are told of it. */
  readonly bank: string;
  readonly templates: Readonly<Record<string, StepDefinition>>;
}

/** The flow of a channel. It is refused if the linter finds anything, for the product that is sold with it. */
export function finishFlow(flow: FlowOfLevels, { root, product, bank, templates }: Sale): FlowDefinition {
  const { file } = flow.base;
  const steps = flow.steps.map((step) => withBank(withOptions(step), bank));
  const definition = { product, ...readPhases(root, flow.stated, file, steps), steps };
  const findings = [
    ...lintFlow(definition, catalog, { file, resources: resourceNames, templates }),
    ...lintInsurance(definition),
  ];
  if (findings.length === 0) return definition;
  throw new PartnerError(
    mistakesOf(
      findings.map((finding) => placeIn(flow, finding)),
      file,
    ),
  );
}
