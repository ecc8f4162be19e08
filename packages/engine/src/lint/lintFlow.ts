import type { FlowDefinition, StepDefinition } from '../definition.ts';
import { compileForm, keyOf } from '../form/compile.ts';
import type { Catalog } from '../journey/flow.ts';
import { type Finding, unknownName } from './finding.ts';
import { lintField } from './lintField.ts';

/** Everything wrong with a flow before anybody runs it. An empty list means that it may be published. */
export function lintFlow(flow: FlowDefinition, catalog: Catalog): readonly Finding[] {
  const earlier = new Set<string>();
  const slugs = new Set<string>();
  const kinds = new Map<string, number>();
  const findings: Finding[] = flow.steps.length === 0 ? [{ path: 'steps', message: 'the flow has no steps' }] : [];
  flow.steps.forEach((step, index) => {
    const path = `steps[${index}]`;
    if (slugs.has(step.slug)) findings.push({ path: `${path}.slug`, message: `slug "${step.slug}" is used twice` });
    slugs.add(step.slug);
    kinds.set(step.stepType, (kinds.get(step.stepType) ?? 0) + 1);
    findings.push(...lintKind(step, path, kinds, catalog), ...lintFields(step, path, earlier, catalog));
  });
  return findings;
}

function lintKind(step: StepDefinition, path: string, seen: ReadonlyMap<string, number>, catalog: Catalog): Finding[] {
  const known = Object.keys(catalog.steps);
  if (!known.includes(step.stepType)) return [unknownName(`${path}.stepType`, 'step kind', step.stepType, known)];
  const again = catalog.steps[step.stepType]?.unique === true && (seen.get(step.stepType) ?? 0) > 1;
  return again ? [{ path: `${path}.stepType`, message: `step kind "${step.stepType}" may appear only once` }] : [];
}

function lintFields(step: StepDefinition, path: string, earlier: Set<string>, catalog: Catalog): Finding[] {
  const fields = step.fields ?? [];
  const own = fields.flatMap((field) => [keyOf(field), ...(field._id === undefined ? [] : [field._id])]);
  const reachable = new Set([...earlier, ...own]);
  const findings = fields.flatMap((field, index) =>
    lintField(field, `${path}.fields[${index}]`, reachable, Object.keys(catalog.fields)),
  );
  const twice = own.filter((key, index) => own.indexOf(key) < index);
  findings.push(...twice.map((key) => ({ path: `${path}.fields`, message: `key "${key}" is used twice` })));
  const form = compileForm(fields, catalog.fields);
  const onCycle = form.cyclic.map((index) => form.fields[index]?.key).join(' → ');
  if (onCycle !== '') {
    findings.push({
      path: `${path}.fields`,
      message: `conditions form a cycle: ${onCycle}`,
      suggestion: 'remove one of them',
    });
  }
  for (const key of own) earlier.add(key);
  return findings;
}
