import path from 'node:path';
import {
  parsePhases,
  type FlowDefinition,
  type Origin,
  type PhaseDefinition,
  type StepDefinition,
} from '@passo/engine';
import { z } from 'zod';
import { mistakesOf, PartnerError } from './mistakes.ts';
import { readJson } from './readJson.ts';

const USUAL = 'templates/phases.json';

/** The phases that a flow states, else those of the usual ones in which it has steps: few flows need names of their own. */
export function readPhases(root: string, stated: unknown, file: string, steps: readonly StepDefinition[]) {
  return stated === undefined ? usualPhases(root, steps) : { phases: toPhases(stated, { file, path: 'phases' }) };
}

export function usualPhases(root: string, steps: readonly StepDefinition[]): Pick<FlowDefinition, 'phases'> {
  if (steps.every(({ phase }) => phase === undefined)) return {};
  const all = toPhases(readJson(path.join(root, USUAL), USUAL, z.unknown()), { file: USUAL });
  const phases = all.filter(({ slug }) => steps.some(({ phase }) => phase === slug));
  // Where a step stands in none of them, all are there: what it says is then held against their names.
  return { phases: phases.length === 0 ? all : phases };
}

function toPhases(value: unknown, origin: Origin & { readonly file: string }): readonly PhaseDefinition[] {
  const phases = parsePhases(value, origin);
  if (phases.ok) return phases.value;
  throw new PartnerError(mistakesOf(phases.problem, origin.file));
}
