import type { FieldDefinition, FlowDefinition, StepDefinition } from '../definition.ts';
import { compileForm } from '../form/compile.ts';
import type { Catalog } from '../journey/flow.ts';
import { own } from '../json.ts';
import { collect, type Finding, type Findings, shortened, unknownName } from './finding.ts';
import { lintFacts, type Templates } from './lintFacts.ts';
import { lintChecks } from './lintChecks.ts';
import { lintCodes, lintSheets } from './lintCodes.ts';
import { lintIdentity } from './lintIdentity.ts';
import { hush, lintField, lintKeys } from './lintField.ts';
import { lintPhases } from './lintPhases.ts';
import { lintPhotos } from './lintPhotos.ts';
import { lintShared } from './lintShared.ts';
import { lintLeave, lintReach } from './lintSteps.ts';
import { namesOfField, type Referred, referredIn, type Scope, type World } from './scope.ts';

interface LintOptions {
  /** The file as its reader calls it, for the findings. */
  readonly file?: string;
  /** The lists that fields may fetch; without them names of resources are not looked at. */
  readonly resources?: readonly string[];
  /** Ready steps by name, to say which one asks for what is missing. */
  readonly templates?: Templates;
}

/** Everything wrong with a flow before anybody runs it, at most 100 findings. None means that it may be published. */
export const lintFlow = (
  flow: FlowDefinition,
  catalog: Catalog,
  { file, resources, templates = {} }: LintOptions = {},
): readonly Finding[] => collect(lintAll(flow, catalog, templates, resources), file);

function* lintAll(
  flow: FlowDefinition,
  catalog: Catalog,
  templates: Templates,
  resources?: readonly string[],
): Findings {
  const silent = new Map<FieldDefinition, string>();
  yield* lintSteps(flow, catalog, silent, resources);
  yield* lintReach(flow, catalog, silent);
  yield* lintLeave(flow, catalog);
  yield* lintPhases(flow);
  yield* lintCodes(flow, catalog);
  yield* lintSheets(flow, catalog);
  yield* lintFacts(flow, catalog, templates);
  yield* lintPhotos(flow, catalog);
  yield* lintChecks(flow, catalog);
  yield* lintIdentity(flow, catalog, templates);
  yield* lintShared(flow, catalog);
}

function* lintSteps(
  { steps }: FlowDefinition,
  catalog: Catalog,
  silent: Map<FieldDefinition, string>,
  resources?: readonly string[],
): Findings {
  if (steps.length === 0) yield { path: 'steps', message: 'the flow has no steps' };
  const known = {
    kinds: catalog.fields,
    formats: catalog.formats ?? {},
    elsewhere: everyName(steps, catalog),
    resources,
  };
  const earlier = new Map<string, Referred>();
  const slugs = new Set<string>();
  const kinds = new Set<string>();
  for (const [index, step] of steps.entries()) {
    const path = `steps[${index}]`;
    if (slugs.has(step.slug)) yield { path: `${path}.slug`, message: `slug "${step.slug}" is used twice` };
    yield* lintKind(step, path, kinds, catalog);
    slugs.add(step.slug);
    kinds.add(step.stepType);
    const own = referredIn(fieldsOf(step, catalog), catalog.fields);
    const world = { ...known, ...placeOf(step, catalog) };
    yield* lintFields(step, path, { fields: own, around: { fields: earlier } }, world, silent);
    for (const [name, referred] of own) earlier.set(name, referred);
  }
}

/** Codes are confirmed by a call without files, and who asks on arrival is sent nothing. */
function placeOf({ stepType }: StepDefinition, catalog: Catalog): Pick<World, 'takesFiles' | 'bounded'> {
  const kind = own(catalog.steps, stepType);
  const takesFiles = kind?.needsConfirmation !== true && kind?.asks !== 'onEnter';
  return { takesFiles, bounded: kind?.bounds !== undefined };
}

/** The fields of the flow and those that the step's kind brings. */
const fieldsOf = ({ fields = [], stepType }: StepDefinition, catalog: Catalog): readonly FieldDefinition[] => [
  ...fields,
  ...(own(catalog.steps, stepType)?.fields ?? []),
];

function everyName(steps: readonly StepDefinition[], catalog: Catalog): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const step of steps) {
    for (const name of fieldsOf(step, catalog).flatMap(namesOfField)) names.set(name, step.slug);
  }
  return names;
}

function* lintKind(step: StepDefinition, path: string, seen: ReadonlySet<string>, catalog: Catalog): Findings {
  const kind = own(catalog.steps, step.stepType);
  if (kind === undefined) yield unknownName(`${path}.stepType`, 'step kind', step.stepType, Object.keys(catalog.steps));
  else if (kind.unique && seen.has(step.stepType)) {
    yield { path: `${path}.stepType`, message: `step kind "${step.stepType}" may appear only once` };
  }
}

function* lintFields(
  step: StepDefinition,
  path: string,
  scope: Scope,
  world: World,
  silent: Map<FieldDefinition, string>,
): Findings {
  const fields = step.fields ?? [];
  hush(fields, scope, world, silent);
  for (const [index, field] of fields.entries()) {
    yield* lintField(field, `${path}.fields[${index}]`, scope, world, silent);
  }
  yield* lintKeys(fields, `${path}.fields`);
  const form = compileForm(fields, world.kinds);
  const onCycle = form.cyclic.map((index) => form.fields[index]?.key ?? '').join(' → ');
  if (onCycle !== '') {
    yield {
      path: `${path}.fields`,
      message: `conditions form a cycle: ${shortened(onCycle)}`,
      suggestion: 'remove one of them',
    };
  }
}
