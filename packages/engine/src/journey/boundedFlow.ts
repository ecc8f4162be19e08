import type { FieldBounds } from '../form/context.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';

/** The flow with limits beside those that its kinds know, by key: for whoever tries out what a limit does. */
export function boundedFlow(flow: CompiledFlow, bounds: Readonly<Record<string, FieldBounds>>): CompiledFlow {
  if (Object.keys(bounds).length === 0) return flow;
  const steps = flow.steps.map((step): CompiledStep => {
    const known = Object.entries(bounds).filter(([key]) => step.form.byKey.has(key));
    if (known.length === 0) return step;
    const given = Object.fromEntries(known);
    const all: typeof step.kind.bounds = (facts) => ({ ...step.kind.bounds?.(facts), ...given });
    return { ...step, kind: { ...step.kind, bounds: all } };
  });
  return { ...flow, steps, bySlug: new Map(steps.map((step) => [step.slug, step])) };
}
