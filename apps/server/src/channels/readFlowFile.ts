import path from 'node:path';
import { unknownName, type StepDefinition } from '@passo/engine';
import type { z } from 'zod';
import { flowFile } from './flowFile.ts';
import { attempt, mistakesOf, PartnerError, type FileMistake } from './mistakes.ts';
import { readJson } from './readJson.ts';
import { takeTemplate, toStep, type Place } from './readTemplate.ts';

export type Entry = z.output<typeof flowFile>['steps'][number];

/** A flow as its file says, with its templates filled in, before any level says something differently. */
export interface FileFlow {
  /** As its reader calls it: `partners/aurora/flows/clt.json`. */
  readonly file: string;
  readonly entries: readonly Entry[];
  readonly steps: readonly StepDefinition[];
  /** The phases that it states; most state none. */
  readonly stated: unknown;
}

export function readFlowFile(root: string, file: string): FileFlow {
  const { steps: entries, phases: stated } = readJson(path.join(root, file), file, flowFile);
  const mistakes: FileMistake[] = [];
  const steps = entries.flatMap(
    (entry, index) => attempt(mistakes, () => stepOf(root, entry, { file, path: `steps[${index}]` })) ?? [],
  );
  // What the linter says of a flow that lacks steps would be about their absence.
  if (mistakes.length > 0) throw new PartnerError(mistakes);
  return { file, entries, steps, stated };
}

function stepOf(root: string, { template, without = [], ...own }: Entry, place: Place): StepDefinition {
  const whole = template === undefined ? {} : takeTemplate(root, template, place);
  return toStep({ ...leaveOut(whole, without, place), ...own }, place);
}

/** The template but for these fields, so that a text which many flows share stays in one place. */
function leaveOut(base: Partial<StepDefinition>, keys: readonly string[], { file, path: at }: Place) {
  if (keys.length === 0) return base;
  const { fields = [] } = base;
  const known = fields.map(({ key }) => key);
  const unknown = keys.filter((key) => !known.includes(key));
  if (unknown.length === 0) return { ...base, fields: fields.filter(({ key }) => !keys.includes(key)) };
  throw new PartnerError(
    mistakesOf(
      unknown.map((key) => unknownName(`${at}.without`, 'field of the template', key, known)),
      file,
    ),
  );
}
