import type { FlowDefinition, StepDefinition } from '../definition.ts';
import { keyOf } from '../form/compile.ts';
import { isRequired } from '../form/problem.ts';
import type { Catalog } from '../journey/flow.ts';
import { own } from '../json.ts';
import type { Needs, StepKind } from '../step.ts';
import { askedIn, findAsked, type Answers, type Asked } from './asked.ts';
import { type Finding, type Findings, shortened } from './finding.ts';

export type Templates = Readonly<Record<string, StepDefinition>>;

/** A flow as it is walked: what each step asks, and what has been asked and brought so far. */
interface Walk {
  readonly flow: FlowDefinition;
  readonly catalog: Catalog;
  readonly templates: Templates;
  readonly asked: readonly Answers[];
  readonly before: Map<string, Asked>;
  readonly brought: Set<string>;
  /** What was told already. */
  readonly told: Set<string>;
}

/** Needs, whose they are in words, and what of the step's own form counts for them. */
interface Wanted {
  readonly needs: Needs;
  readonly by: string;
  readonly form: Answers;
}

const nothing: Answers = new Map();

/**
 * Steps that fail for every customer, because nobody has asked before what they need. Each name is told once, at the first step
 * that wants it. An answer that may be left empty is none to rely on.
 */
export function* lintFacts(flow: FlowDefinition, catalog: Catalog, templates: Templates): Findings {
  const asked = flow.steps.map((step, index) => askedIn(step, index, catalog));
  const walk: Walk = { flow, catalog, templates, asked, before: new Map(), brought: new Set(), told: new Set() };
  for (const [index, step] of flow.steps.entries()) {
    const form = asked[index] ?? nothing;
    const kind = own(catalog.steps, step.stepType);
    for (const wanted of kind === undefined ? [] : wantedBy(step, kind, form, walk)) yield* gaps(wanted, index, walk);
    for (const name of givenBy(kind)) walk.brought.add(name);
    for (const [name, one] of form) if (walk.before.get(name)?.required !== true) walk.before.set(name, one);
  }
}

const givenBy = (kind: StepKind | undefined): readonly string[] => kind?.call?.gives ?? [];

/** The kind's own needs, for which its form counts where that is what asks; and those of the product it speaks for. */
function* wantedBy(
  { stepType }: StepDefinition,
  kind: StepKind,
  form: Answers,
  { flow: { product }, catalog }: Walk,
): Iterable<Wanted> {
  const by = `the step kind "${stepType}"`;
  if (kind.needs !== undefined) yield { needs: kind.needs, by, form: kind.asks === 'onSubmit' ? form : nothing };
  const sold = product === undefined ? undefined : own(catalog.products ?? {}, product);
  const needs = sold === undefined ? undefined : own(sold.needs, kind.needsOfProduct ?? '');
  if (sold === undefined || needs === undefined) return;
  const live = new Map([...form].filter(([key]) => kind.asksWith?.includes(key) === true));
  yield { needs, by: `${by} for the product "${sold.label}"`, form: live };
}

function* gaps({ needs: { answers = [], results = [] }, by, form }: Wanted, index: number, walk: Walk): Findings {
  const isNew = (name: string): boolean => !walk.told.has(name) && walk.told.add(name).size > 0;
  const path = `steps[${index}]`;
  for (const name of answers) {
    const asked = findAsked(name, [walk.before, form]);
    if (asked?.required !== true && isNew(`answer ${name}`))
      yield { path, ...missingAnswer(`${by} needs the answer "${name}", which`, name, index, asked, walk) };
  }
  for (const name of results) {
    if (walk.brought.has(name) || !isNew(`result ${name}`)) continue;
    const givers = Object.entries(walk.catalog.steps).filter(([, kind]) => givenBy(kind).includes(name));
    const message = `${by} needs "${name}", which no step before it brings`;
    yield { path, message, ...suggestion('put a step of this kind before it:', givers) };
  }
}

function missingAnswer(
  needs: string,
  name: string,
  index: number,
  asked: Asked | undefined,
  { asked: all, templates }: Walk,
): Omit<Finding, 'path'> {
  if (asked !== undefined) {
    const message = `${needs} the step "${shortened(asked.slug)}" asks but does not require`;
    return { message, suggestion: `put "required": true at ${asked.path}` };
  }
  const later = findAsked(name, all.slice(index));
  if (later !== undefined) {
    const message = `${needs} is asked too late, in the step "${shortened(later.slug)}"`;
    return { message, suggestion: 'ask it in a step before this one' };
  }
  const asking = Object.entries(templates).filter(([, { fields = [] }]) =>
    fields.some((field) => keyOf(field) === name && isRequired(field)),
  );
  return { message: `${needs} no step before it asks`, ...suggestion('this template asks it:', asking) };
}

/** At most three names: nobody chooses from more. */
export function suggestion(words: string, named: readonly (readonly [string, unknown])[]): Pick<Finding, 'suggestion'> {
  const names = named.slice(0, 3).map(([name]) => `"${name}"`);
  return names.length === 0 ? {} : { suggestion: `${words} ${names.join(' or ')}` };
}
