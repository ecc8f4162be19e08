import path from 'node:path';
import { catalog } from '@passo/catalog';
import { lintFlow, unknownName, type Finding, type FlowDefinition, type StepDefinition } from '@passo/engine';
import type { z } from 'zod';
import { resourceNames } from '../resources/resources.ts';
import { flowFile } from './flowFile.ts';
import { lintInsurance } from './lintInsurance.ts';
import { attempt, mistakesOf, PartnerError, type FileMistake } from './mistakes.ts';
import { readJson } from './readJson.ts';
import { readPhases } from './readPhases.ts';
import { takeTemplate, templateFile, toStep, type Place } from './readTemplate.ts';
import { withBank } from './withBank.ts';
import { withOptions } from './withOptions.ts';

type Entry = z.output<typeof flowFile>['steps'][number];

interface Reading {
  readonly root: string;
  /** As its reader calls it: `partners/aurora/flows/clt.json`. */
  readonly file: string;
  readonly product: string;
  /** The name of the channel's lender, as people are told of it. */
  readonly bank: string;
  readonly templates: Readonly<Record<string, StepDefinition>>;
}

/** Reads a flow, fills its templates in and refuses it if the linter finds anything, for the product that is sold with it. */
export function readFlow({ root, file, product, bank, templates }: Reading): FlowDefinition {
  const { steps: entries, phases: stated } = readJson(path.join(root, file), file, flowFile);
  const mistakes: FileMistake[] = [];
  const steps = entries.flatMap((entry, index) => {
    const place = { file, path: `steps[${index}]` };
    return attempt(mistakes, () => withBank(withOptions(stepOf(root, entry, place)), bank)) ?? [];
  });
  const phases = attempt(mistakes, () => readPhases(root, stated, file, steps));
  // What the linter says of a flow that lacks steps would be about their absence.
  if (mistakes.length > 0) throw new PartnerError(mistakes);
  const definition = { product, ...phases, steps };
  const findings = [
    ...lintFlow(definition, catalog, { file, resources: resourceNames, templates }),
    ...lintInsurance(definition),
  ];
  if (findings.length === 0) return definition;
  throw new PartnerError(
    mistakesOf(
      findings.map((finding) => withTemplate(finding, entries)),
      file,
    ),
  );
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

/** Where what is wrong stands in the template and not in the flow itself, both are named. */
function withTemplate(finding: Finding, entries: readonly Entry[]): Finding {
  const [, index = '', property = ''] = /^steps\[(\d+)\]\.(\w+)/.exec(finding.path) ?? [];
  const entry = entries[Number(index)];
  if (property === '' || entry?.template === undefined || Object.hasOwn(entry, property)) return finding;
  return { ...finding, message: `${finding.message} (written in ${templateFile(entry.template)})` };
}
