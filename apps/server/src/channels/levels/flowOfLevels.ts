import type { Finding, StepDefinition } from '@passo/engine';
import { attempt, mistakesOf, PartnerError, type FileMistake } from '../mistakes.ts';
import type { Entry, FileFlow } from '../readFlowFile.ts';
import { templateFile, toStep } from '../readTemplate.ts';
import { joined, keysOf } from '../pathText.ts';
import { namedPath, whoSaid } from './checked.ts';
import type { Resolved } from './resolve.ts';
import { dotted, isWithin, lastSaid } from './said.ts';

/** A flow once every level has said what it says differently. */
export interface FlowOfLevels {
  readonly base: FileFlow;
  readonly resolved: Resolved;
  readonly steps: readonly StepDefinition[];
  /** Its phases, as they are stated. */
  readonly stated: unknown;
}

/** Reads the steps again where a level changed them: what it says is held to the same rules as a flow's file. */
export function flowOfLevels(base: FileFlow, resolved: Resolved): FlowOfLevels {
  const { said, whole } = resolved;
  const { phases, steps } = whole;
  const flow = { base, resolved, stated: phases, steps: base.steps };
  if (!said.some(({ path: [part] }) => part === 'steps') || !Array.isArray(steps)) return flow;
  const mistakes: FileMistake[] = [];
  const read = steps.flatMap((step, index) => attempt(mistakes, () => readAgain(flow, step, index)) ?? []);
  if (mistakes.length > 0) throw new PartnerError(mistakes);
  return { ...flow, steps: read };
}

function readAgain(flow: FlowOfLevels, step: unknown, index: number): StepDefinition {
  const { file } = flow.base;
  try {
    return toStep(step, { file, path: `steps[${index}]` });
  } catch (error) {
    if (!(error instanceof PartnerError)) throw error;
    throw new PartnerError(
      mistakesOf(
        error.mistakes.map(({ path, message }) => bySomeLevel(flow, { path, message })),
        file,
      ),
    );
  }
}

/** What the flow's file got wrong was told before: this is of a level, also where it says what nothing there is called. */
function bySomeLevel(flow: FlowOfLevels, finding: Finding): Finding {
  const { said, whole } = flow.resolved;
  const path = namedPath(whole, keysOf(finding.path));
  if (lastSaid(said, path) !== undefined) return placeIn(flow, finding);
  const inside = said.filter((one) => isWithin(one.path, path));
  const last = inside.findLast((one) => finding.message.includes(`"${one.path[path.length]}"`)) ?? inside.at(-1);
  return last === undefined ? finding : { ...finding, file: last.file, path: dotted(path) };
}

/** A finding in the file where it is mended: of the level that said it, else of the flow, and of the template that the flow takes. */
export function placeIn({ base, resolved }: FlowOfLevels, finding: Finding): Finding {
  const keys = keysOf(finding.path);
  const { file, path } = whoSaid(resolved, keys, { file: base.file, at: '' });
  if (file !== base.file) return { ...finding, file, path };
  return withTemplate({ ...finding, path: joined('', inBase(base, resolved, keys)) }, base.entries);
}

/** The same place in the flow's file: levels may have put other steps and fields before it. */
function inBase({ steps }: FileFlow, { whole }: Resolved, keys: readonly (string | number)[]) {
  const [part, , fields, , ...rest] = keys;
  const [, slug, , key] = namedPath(whole, keys);
  const at = part === 'steps' ? steps.findIndex((step) => step.slug === slug) : -1;
  if (at < 0) return keys;
  const index = steps[at]?.fields?.findIndex((one) => one.key === key) ?? -1;
  if (fields !== 'fields' || index < 0) return ['steps', at, ...keys.slice(2)];
  return ['steps', at, 'fields', index, ...rest];
}

/** Where what is wrong stands in the template and not in the flow itself, both are named. */
function withTemplate(finding: Finding, entries: readonly Entry[]): Finding {
  const [, index = '', property = ''] = /^steps\[(\d+)\]\.(\w+)/.exec(finding.path) ?? [];
  const entry = entries[Number(index)];
  if (property === '' || entry?.template === undefined || Object.hasOwn(entry, property)) return finding;
  return { ...finding, message: `${finding.message} (written in ${templateFile(entry.template)})` };
}
