import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import { stepOf, type Journey } from './journey.ts';

interface PhaseProgress {
  /** Empty where the flow names no phases: all of it is one. */
  readonly title: string;
  /** What of it is done, 0 to 1: its steps before the one in view, and how far that one is filled. */
  readonly share: number;
  /** What it still takes of the customer's time. */
  readonly seconds: number;
}

export interface Progress {
  readonly phases: readonly PhaseProgress[];
  /** The phase in view, counted from 0. */
  readonly at: number;
  /** What is left of the customer's own part. */
  readonly seconds: number;
}

/** Where the customer stands with the step `slug` in view, of which `filled` is done. */
export function progressOf(journey: Journey, slug: string, filled: number): Progress {
  const { config, live, state } = journey;
  const isOver = state.end === 'finished';
  const place = isOver ? live.length : live.findIndex((step) => step.slug === slug);
  const parts = config.phases.length > 0 ? config.phases : [{ title: '', steps: live.map((step) => step.slug) }];
  const at = isOver ? parts.length - 1 : parts.findIndex(({ steps }) => steps.includes(slug));
  const doneOf = (step: CompiledStep): number => {
    const order = live.indexOf(step);
    return order < place ? 1 : order > place ? 0 : Math.min(1, filled);
  };
  const phases = parts.map(({ title, steps }, index) => {
    const own = live.filter((step) => steps.includes(step.slug));
    // One in which this customer has nothing to do is passed with those before it.
    const share = own.length === 0 ? Number(index < at) : sum(own.map(doneOf)) / own.length;
    const seconds = sum(own.map((step) => (1 - doneOf(step)) * (stepOf(journey, step.slug)?.seconds ?? 0)));
    return { title, share, seconds };
  });
  return { phases, at: Math.max(0, at), seconds: sum(phases.map(({ seconds }) => seconds)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
