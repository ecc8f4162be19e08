import fs from 'node:fs';
import path from 'node:path';
import { parseStep, unknownName, type Origin, type StepDefinition } from '@passo/engine';
import { z } from 'zod';
import { attempt, mistakesOf, PartnerError } from './mistakes.ts';
import { readJson } from './readJson.ts';

/** A step of a flow, as mistakes name it. */
export interface Place {
  readonly file: string;
  readonly path: string;
}

const FOLDER = 'templates/steps';
export const templateFile = (template: string): string => `${FOLDER}/${template}.json`;

export const templateNames = (root: string): readonly string[] =>
  fs
    .readdirSync(path.join(root, FOLDER))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();

export function readTemplate(root: string, template: string): StepDefinition {
  const name = templateFile(template);
  return toStep(readJson(path.join(root, name), name, z.unknown()), { file: name });
}

/** The template that a flow names. What is wrong in it is told with the flow that takes it. */
export function takeTemplate(root: string, template: string, by: Place): StepDefinition {
  const names = templateNames(root);
  if (!names.includes(template))
    throw new PartnerError(mistakesOf([unknownName(`${by.path}.template`, 'template', template, names)], by.file));
  try {
    return readTemplate(root, template);
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    const usedBy = `${by.file} at ${by.path}`;
    throw new PartnerError(error.mistakes.map((mistake) => ({ ...mistake, usedBy })));
  }
}

/** Every template that can be read, to say which one asks for what a flow lacks. */
export const readableTemplates = (root: string): Readonly<Record<string, StepDefinition>> =>
  Object.fromEntries(
    templateNames(root).flatMap((name) => {
      // A broken one is told where it is taken.
      const step = attempt([], () => readTemplate(root, name));
      return step === undefined ? [] : [[name, step] as const];
    }),
  );

export function toStep(value: unknown, origin: Origin & { readonly file: string }): StepDefinition {
  const step = parseStep(value, origin);
  if (step.ok) return step.value;
  throw new PartnerError(mistakesOf(step.problem, origin.file));
}
