import type { FlowDefinition, StepDefinition, TokenMethod } from '../definition.ts';
import type { Catalog } from '../journey/flow.ts';
import { own } from '../json.ts';
import type { StepKind } from '../step.ts';
import type { Findings } from './finding.ts';

/** Nobody signs what they have not been shown in full: a step with all the costs stands before each that signs. */
export function* lintSheets({ steps }: FlowDefinition, catalog: Catalog): Findings {
  const kinds = steps.map(({ stepType }) => own(catalog.steps, stepType));
  const showing = Object.entries(catalog.steps).filter(([, { sheet }]) => sheet !== undefined);
  for (const [index, kind] of kinds.entries()) {
    if (kind?.signs !== true || kinds.slice(0, index).some((before) => before?.sheet !== undefined)) continue;
    yield {
      path: `steps[${index}]`,
      message: `"${steps[index]?.stepType ?? ''}" signs, and no step before it shows all the costs`,
      suggestion: `put a step of this kind before it: ${showing.map(([name]) => `"${name}"`).join(' or ')}`,
    };
  }
}

/** Steps that a code finishes: each says how it is sent, and who signs is asked for no contact but proves the one that is known. */
export function* lintCodes({ steps }: FlowDefinition, catalog: Catalog): Findings {
  const confirmed: TokenMethod[] = [];
  for (const [index, step] of steps.entries()) {
    const kind = own(catalog.steps, step.stepType);
    if (kind?.needsConfirmation !== true) continue;
    const path = `steps[${index}]`;
    const ways = step.tokenValidationMethods ?? [];
    if (ways.length === 0) yield { path: `${path}.tokenValidationMethods`, message: 'a code that no way leads to' };
    else if (kind.binding === true) yield* lintSigning(step, path, kind, { ways, confirmed });
    if (kind.binding !== true) confirmed.push(...ways);
  }
}

interface Ways {
  readonly ways: readonly TokenMethod[];
  /** How the contacts were confirmed before. */
  readonly confirmed: readonly TokenMethod[];
}

function* lintSigning(
  { fields = [], stepType }: StepDefinition,
  path: string,
  kind: StepKind,
  { ways, confirmed }: Ways,
): Findings {
  if (fields.length + (kind.fields ?? []).length > 0)
    yield {
      path: `${path}.fields`,
      message: `"${stepType}" signs with the contact that was confirmed, and asks for none`,
      suggestion: 'remove the fields',
    };
  if (ways.includes('link'))
    yield {
      path: `${path}.tokenValidationMethods`,
      message: 'opening a link signs nothing: what is signed has to be read',
    };
  const byEmail = (method: TokenMethod): boolean => method === 'email';
  if (!ways.some((way) => confirmed.some((before) => byEmail(before) === byEmail(way))))
    yield {
      path: `${path}.tokenValidationMethods`,
      message: 'no step before confirms a contact that these reach',
      suggestion: 'confirm a contact with a code before it is signed with',
    };
}
