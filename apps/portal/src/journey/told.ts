import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import { stepOf, type Journey } from './journey.ts';

/** Whether lists for people name a step: it asks something of them, or keeps them waiting. The last page is no step to them. */
export function isTold(journey: Journey, { slug }: CompiledStep): boolean {
  const step = stepOf(journey, slug);
  return step?.quiet !== true && step?.view !== 'final' && step?.view !== 'followUp';
}

interface Group {
  readonly title: string;
  readonly steps: readonly CompiledStep[];
}

/** The steps that people are told of, by phase; those of a flow without phases stand together. */
export function toldByPhase(journey: Journey): readonly Group[] {
  const { config, live } = journey;
  const told = live.filter((step) => isTold(journey, step));
  if (config.phases.length === 0) return [{ title: '', steps: told }];
  return config.phases
    .map(({ title, steps }) => ({ title, steps: told.filter((step) => steps.includes(step.slug)) }))
    .filter(({ steps }) => steps.length > 0);
}
