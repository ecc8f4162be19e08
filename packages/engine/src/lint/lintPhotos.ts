import type { FieldDefinition, FlowDefinition } from '../definition.ts';
import { keyOf } from '../form/compile.ts';
import type { Catalog } from '../journey/flow.ts';
import { own } from '../json.ts';
import { type Findings, shortened } from './finding.ts';
import { suggestion } from './lintFacts.ts';

/** Who takes an answer as a photo: the first step of the flow that does. */
interface Taker {
  readonly slug: string;
  readonly stepType: string;
}

/** Photos that are asked with a field of another kind: whatever is typed there would be compared with a face. */
export function* lintPhotos({ steps }: FlowDefinition, catalog: Catalog): Findings {
  const takers = takersIn(steps, catalog);
  for (const [index, { fields = [] }] of steps.entries()) {
    for (const [at, field] of fields.entries()) {
      const name = keyOf(field);
      const taker = takers.get(name);
      if (taker === undefined || isUpload(field, catalog)) continue;
      const [slug, component] = [shortened(taker.slug), shortened(field.component)];
      yield {
        path: `steps[${index}].fields[${at}].component`,
        message: `the step kind "${taker.stepType}" of the step "${slug}" takes "${name}" as a photo, and "${component}" is no upload`,
        ...suggestion('ask it with one of these:', uploads(catalog)),
      };
    }
  }
}

function takersIn(steps: FlowDefinition['steps'], catalog: Catalog): ReadonlyMap<string, Taker> {
  const takers = new Map<string, Taker>();
  for (const { slug, stepType } of steps)
    for (const name of own(catalog.steps, stepType)?.photos ?? [])
      if (!takers.has(name)) takers.set(name, { slug, stepType });
  return takers;
}

/** A component that nobody knows is told elsewhere, and one that takes no answer gives none. */
function isUpload({ component }: FieldDefinition, { fields }: Catalog): boolean {
  const kind = own(fields, component);
  return kind === undefined || kind.answers === false || kind.upload === true;
}

const uploads = ({ fields }: Catalog) => Object.entries(fields).filter(([, { upload }]) => upload === true);
