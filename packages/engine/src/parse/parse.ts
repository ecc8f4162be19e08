import { fail, ok, type Result } from '@passo/domain/result.ts';
import type { FieldDefinition, FlowDefinition, PhaseDefinition, StepDefinition } from '../definition.ts';
import { collect, type Finding } from '../lint/finding.ts';
import { fieldShape } from './fieldShape.ts';
import type { Shape } from './shape.ts';
import { flowShape, phasesShape, stepShape } from './stepShape.ts';

/** Where a value came from, for its findings: the file, and the path inside it. */
export interface Origin {
  readonly file?: string;
  readonly path?: string;
}

type Parsed<Value> = Result<Value, readonly Finding[]>;

/**
 * Unknown JSON as a definition, or every way in which it is none. The one door for definitions: server, preview and
 * tests come through it, so what is behind it may trust the types. Names (kinds, masks, fields) are the linter's.
 */
export const parseField = (value: unknown, origin: Origin = {}): Parsed<FieldDefinition> =>
  parseAs<FieldDefinition>(fieldShape, value, origin);

export const parseStep = (value: unknown, origin: Origin = {}): Parsed<StepDefinition> =>
  parseAs<StepDefinition>(stepShape, value, origin);

export const parsePhases = (value: unknown, origin: Origin = {}): Parsed<readonly PhaseDefinition[]> =>
  parseAs<readonly PhaseDefinition[]>(phasesShape, value, origin);

export const parseFlow = (value: unknown, origin: Origin = {}): Parsed<FlowDefinition> =>
  parseAs<FlowDefinition>(flowShape, value, origin);

function parseAs<Value>(shape: Shape, value: unknown, { file, path = '' }: Origin): Parsed<Value> {
  const findings = collect(shape(value, path), file);
  return isSound<Value>(value, findings) ? ok(value) : fail(findings);
}

/** The shapes above are written beside the types they stand for; this is where the one becomes the other. */
const isSound = <Value>(value: unknown, findings: readonly Finding[]): value is Value =>
  value !== undefined && findings.length === 0;
