import type { FieldBounds } from '../form/context.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';

type Bounds = Readonly<Record<string, FieldBounds>>;

/**
 * The flow as it is tried out: with limits beside those that its kinds know, by key, and with no sheet to be read, because what is made
 * up costs nothing and binds nobody.
 */
export function playedFlow(flow: CompiledFlow, bounds: Bounds): CompiledFlow {
  const steps = flow.steps.map((step) => unread(bounded(step, bounds)));
  return { ...flow, steps, bySlug: new Map(steps.map((step) => [step.slug, step])) };
}

function bounded(step: CompiledStep, bounds: Bounds): CompiledStep {
  const known = Object.entries(bounds).filter(([key]) => step.form.byKey.has(key));
  if (known.length === 0) return step;
  const given = Object.fromEntries(known);
  const all: typeof step.kind.bounds = (facts) => ({ ...step.kind.bounds?.(facts), ...given });
  return { ...step, kind: { ...step.kind, bounds: all } };
}

function unread(step: CompiledStep): CompiledStep {
  const { sheet, ...kind } = step.kind;
  return sheet === undefined ? step : { ...step, kind };
}
