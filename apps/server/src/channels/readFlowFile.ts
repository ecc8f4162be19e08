import path from 'node:path';
import { isJsonObject, own as ownOf, unknownName, type JsonObject, type StepDefinition } from '@passo/engine';
import type { z } from 'zod';
import { flowFile } from './flowFile.ts';
import { attempt, mistakesOf, PartnerError, type FileMistake } from './mistakes.ts';
import { readJson } from './readJson.ts';
import { takeTemplate, toStep, type Place } from './readTemplate.ts';

export type Entry = z.output<typeof flowFile>['steps'][number];

/** A flow as its file says, with its templates filled in, before any level says something differently. */
export interface FileFlow {
  /** As its reader calls it: `templates/flows/clt.json`. */
  readonly file: string;
  readonly entries: readonly Entry[];
  readonly steps: readonly StepDefinition[];
  /** The phases that it states; most state none. */
  readonly stated: unknown;
  /** Steps and phases, as levels are laid over them. */
  readonly whole: JsonObject;
}

export function readFlowFile(root: string, file: string, templates: Templates = {}): FileFlow {
  const { steps: entries, phases: stated } = readJson(path.join(root, file), file, flowFile);
  const mistakes: FileMistake[] = [];
  const steps = entries.flatMap(
    (entry, index) => attempt(mistakes, () => stepOf(entry, { root, templates, file, path: `steps[${index}]` })) ?? [],
  );
  // What the linter says of a flow that lacks steps would be about their absence.
  if (mistakes.length > 0) throw new PartnerError(mistakes);
  const whole = { steps, ...(stated !== undefined && { phases: stated }) };
  return { file, entries, steps, stated, whole: isJsonObject(whole) ? whole : {} };
}

type Templates = Readonly<Record<string, StepDefinition>>;

interface EntryPlace extends Place {
  readonly root: string;
  /** Those that could be read. */
  readonly templates: Templates;
}

function stepOf({ template, without = [], ...own }: Entry, place: EntryPlace): StepDefinition {
  const { root, templates } = place;
  // One that is not among them is read again to say what is wrong with it.
  const whole = template === undefined ? {} : (ownOf(templates, template) ?? takeTemplate(root, template, place));
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
