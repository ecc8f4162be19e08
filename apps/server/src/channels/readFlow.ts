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

interface Place {
  readonly file: string;
  readonly path: string;
}

/** Reads a flow, fills its templates in and refuses it if the linter finds anything. */
export function readFlow(root: string, partner: string, flow: string): FlowDefinition {
  const name = `partners/${partner}/flows/${flow}.json`;
  const file = readJson(path.join(root, name), name, flowFile);
  const steps = file.steps.map((entry, index): StepDefinition => {
    const { template, without = [], ...own } = entry;
    const whole = template === undefined ? {} : readTemplate(root, template, name, index);
    const base = leaveOut(whole, without, { file: name, path: `steps[${index}].without` });
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

/** The template but for these fields, so that a text which many flows share stays in one place. */
function leaveOut(base: Partial<StepDefinition>, keys: readonly string[], { file, path: at }: Place) {
  if (keys.length === 0) return base;
  const { fields = [] } = base;
  const unknown = keys.filter((key) => !fields.some((field) => field.key === key));
  if (unknown.length === 0) return { ...base, fields: fields.filter(({ key }) => !keys.includes(key)) };
  throw new PartnerError(unknown.map((key) => ({ file, path: at, message: `the template has no field "${key}"` })));
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
