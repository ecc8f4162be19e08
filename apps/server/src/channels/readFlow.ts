import path from 'node:path';
import { catalog } from '@passo/catalog';
import { isRecord, lintFlow, type FieldDefinition, type FlowDefinition, type StepDefinition } from '@passo/engine';
import { resourceOptions } from '../resources/resources.ts';
import { PartnerError, parse, readJson } from './readJson.ts';
import { flowFile, stepFile } from './stepFile.ts';

/** Reads a flow, fills its templates in and refuses it if the linter finds anything. */
export function readFlow(root: string, partner: string, flow: string): FlowDefinition {
  const name = `partners/${partner}/flows/${flow}.json`;
  const file = readJson(path.join(root, name), name, flowFile);
  const steps = file.steps.map((entry, index): StepDefinition => {
    const { template, ...own } = entry;
    const base = template === undefined ? {} : readTemplate(root, template, name, index);
    return withOptions(toStep(parse({ ...base, ...own }, name, stepFile, `steps[${index}].`)));
  });
  const definition: FlowDefinition = { steps };
  const findings = lintFlow(definition, catalog);
  if (findings.length === 0) return definition;
  throw new PartnerError(
    findings.map(({ path: at, message, suggestion }) => ({
      file: name,
      path: at,
      message: suggestion === undefined ? message : `${message}; ${suggestion}`,
    })),
  );
}

function readTemplate(root: string, template: string, flow: string, index: number): Readonly<Record<string, unknown>> {
  if (!/^[a-z0-9-]+$/.test(template)) {
    throw new PartnerError([
      { file: flow, path: `steps[${index}].template`, message: `bad template name "${template}"` },
    ]);
  }
  const name = `templates/steps/${template}.json`;
  const step = readJson(path.join(root, name), name, stepFile);
  return isRecord(step) ? step : {};
}

/** JSON leaves out what is absent, and so do the definitions: `undefined` is not a value there. */
const toStep = (step: unknown): StepDefinition => JSON.parse(JSON.stringify(step));

/** The server knows the lists that fields draw their options from, so it can hold answers against them. */
function withOptions(step: StepDefinition): StepDefinition {
  return step.fields === undefined ? step : { ...step, fields: step.fields.map(withValues) };
}

function withValues(field: FieldDefinition): FieldDefinition {
  const values = field.resource === undefined ? undefined : resourceOptions(field.resource);
  return {
    ...field,
    ...(values !== undefined && { values }),
    ...(field.subFields !== undefined && { subFields: field.subFields.map(withValues) }),
  };
}
