import type { StepDefinition } from '@passo/engine';
import fc from 'fast-check';
import { randomFields } from '../../../packages/catalog/src/testing/randomFields.ts';
import { type Act, acts, type Forgery, forgeryOf, isKnown } from '../../support/sessions/person.ts';
import { published } from './published.ts';

/** How one comes back to a step that was answered: with the browser's own button, by a reload of the page, on another device. */
export const returns = ['back', 'reload', 'device'] as const;

/** Somebody at a real proposal: what is asked, what is done, and how they come back to it. */
export interface Visit {
  readonly steps: readonly StepDefinition[];
  /** Answers to the step before, where there is one. */
  readonly before: string;
  readonly acts: readonly Act[];
  readonly returns: (typeof returns)[number];
  /** What is done when the step is opened once more. */
  readonly again: readonly Act[];
  readonly forgery: Forgery;
}

const flows = randomFields.map((fields) => published(fields.filter(isKnown))).filter((steps) => steps.length > 0);

const visit: fc.Arbitrary<Visit> = fc.record(
  {
    steps: flows,
    before: fc.constantFrom('a', 'SP', '1', 'none', '52998224725', ''),
    acts: fc.array(acts, { minLength: 2, maxLength: 9 }),
    returns: fc.constantFrom(...returns),
    again: fc.array(acts, { maxLength: 2 }),
    forgery: forgeryOf,
  },
  { noNullPrototype: true },
);

export const visitsOf = (count: number, seed: number): readonly Visit[] => fc.sample(visit, { numRuns: count, seed });
