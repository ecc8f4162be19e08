import { catalog } from '@passo/catalog';
import type { FieldDefinition, FlowDefinition, OptionDefinition } from '@passo/engine/definition.ts';
import { isRecord } from '@passo/engine/json.ts';
import type { Finding, Fix } from '@passo/engine/lint/finding.ts';
import { lintFlow } from '@passo/engine/lint/lintFlow.ts';
import { inPortuguese } from '@passo/engine/lint/portuguese.ts';
import { parseFlow } from '@passo/engine/parse/parse.ts';
import { readJson } from './change.ts';
import { placeOf } from './place.ts';
import { brokenAt, lineOf, rangeAt, treeOf, type Range } from './tree.ts';

export type Lists = Readonly<Record<string, readonly OptionDefinition[]>>;

/** Something that is not as it should be, where the text has it. */
export interface Found extends Range {
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly message: string;
  readonly english: string;
  readonly fix: Fix | undefined;
}

export interface Reading {
  /** Undefined while the text is no flow. */
  readonly flow: FlowDefinition | undefined;
  readonly found: readonly Found[];
}

const nothing: Readonly<Record<string, unknown>> = {};

/** What a file says beside the flow itself: for which product, and for which editor. */
const beside = new Set(['product', '$schema']);
const ofEngine = (json: Readonly<Record<string, unknown>>): unknown =>
  Object.fromEntries(Object.entries(json).filter(([name]) => !beside.has(name)));

/** What a text says, and all that is wrong with it. A template alone lacks what other steps ask: only its own mistakes count. */
export function readFlow(text: string, lists: Lists, isTemplate: boolean): Reading {
  const tree = treeOf(text);
  const at = (range: Range): Range & Pick<Found, 'line' | 'column'> => ({ ...range, ...lineOf(text, range.from) });
  const json = readJson(text);
  if (json === undefined) {
    const broken = brokenAt(tree) ?? { from: text.length, to: text.length };
    const message = 'Isto não é JSON: falta ou sobra algo aqui (uma vírgula, uma aspa, uma chave).';
    return {
      flow: undefined,
      found: [{ ...at(broken), path: '', message, english: 'no JSON', fix: undefined }],
    };
  }
  const { product } = isRecord(json) ? json : nothing;
  const parsed = parseFlow(isRecord(json) ? ofEngine(json) : json);
  const told = (finding: Finding): Found => ({
    ...at(rangeAt(tree, text, placeOf(finding.path))),
    ...{ path: finding.path, fix: finding.fix },
    message: [finding.message, finding.suggestion ?? ''].filter(Boolean).map(inPortuguese).join('; '),
    english: [finding.message, finding.suggestion ?? ''].filter(Boolean).join('; '),
  });
  if (!parsed.ok) return { flow: undefined, found: parsed.problem.map(told) };
  const flow = withLists({ ...parsed.value, ...(typeof product === 'string' && { product }) }, lists);
  const findings = lintFlow(flow, catalog, { resources: Object.keys(lists) }).filter(
    ({ path }) => !isTemplate || /\.fields/.test(path),
  );
  return { flow, found: findings.map(told) };
}

/** As the server reads it: a field that names a list has its options. */
const withLists = ({ steps, ...flow }: FlowDefinition, lists: Lists): FlowDefinition => ({
  ...flow,
  steps: steps.map(({ fields, ...step }) => ({
    ...step,
    ...(fields && { fields: fields.map((one) => withList(one, lists)) }),
  })),
});

function withList(field: FieldDefinition, lists: Lists): FieldDefinition {
  const values =
    field.resource !== undefined && Object.hasOwn(lists, field.resource) ? lists[field.resource] : undefined;
  return {
    ...field,
    ...(values && { values }),
    ...(field.subFields && { subFields: field.subFields.map((one) => withList(one, lists)) }),
  };
}
