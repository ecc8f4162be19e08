import path from 'node:path';
import { catalog } from '@passo/catalog';
import {
  lintFlow,
  parseStep,
  type FieldDefinition,
  type Finding,
  type FlowDefinition,
  type Origin,
  type StepDefinition,
} from '@passo/engine';
import { z } from 'zod';
import { resourceNames, resourceOptions } from '../resources/resources.ts';
import { PartnerError, readJson, type FileMistake } from './readJson.ts';
import { flowFile } from './flowFile.ts';

/** Reads a flow, fills its templates in and refuses it if the linter finds anything. */
export function readFlow(root: string, partner: string, flow: string): FlowDefinition {
  const name = `partners/${partner}/flows/${flow}.json`;
  const file = readJson(path.join(root, name), name, flowFile);
  const steps = file.steps.map((entry, index): StepDefinition => {
    const { template, ...own } = entry;
    const base = template === undefined ? {} : readTemplate(root, template, name, index);
    return withOptions(toStep({ ...base, ...own }, { file: name, path: `steps[${index}]` }));
  });
  return linted({ steps }, name);
}

/** A reusable step by itself, as strictly read as in a flow. Labels may refer to what its flows ask before. */
export function readTemplateStep(root: string, template: string): StepDefinition {
  return withOptions(readTemplate(root, template, `templates/steps/${template}.json`, 0));
}

function linted(definition: FlowDefinition, name: string): FlowDefinition {
  const findings = lintFlow(definition, catalog, { file: name, resources: resourceNames });
  if (findings.length === 0) return definition;
  throw new PartnerError(mistakesOf(findings, name));
}

const mistakesOf = (findings: readonly Finding[], file: string): readonly FileMistake[] =>
  findings.map(({ path: at, message, suggestion, file: named = file }) => ({
    file: named,
    path: at,
    message: suggestion === undefined ? message : `${message}; ${suggestion}`,
  }));

function readTemplate(root: string, template: string, flow: string, index: number): StepDefinition {
  if (!/^[a-z0-9-]+$/.test(template)) {
    throw new PartnerError([
      { file: flow, path: `steps[${index}].template`, message: `bad template name "${template}"` },
    ]);
  }
  const name = `templates/steps/${template}.json`;
  return toStep(readJson(path.join(root, name), name, z.unknown()), { file: name });
}

function toStep(value: unknown, origin: Origin & { readonly file: string }): StepDefinition {
  const step = parseStep(value, origin);
  if (step.ok) return step.value;
  throw new PartnerError(mistakesOf(step.problem, origin.file));
}

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
