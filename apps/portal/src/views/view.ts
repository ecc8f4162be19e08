import type { StepOnWire } from '@passo/contract';
import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import type { Journey } from '../journey/journey.ts';

/** What every view of a step is given. */
export interface ViewProps {
  readonly journey: Journey;
  readonly step: StepOnWire;
  readonly compiled: CompiledStep;
  /** An earlier step, opened again. */
  readonly reviewing: boolean;
}

/** The words of the step in a state: the flow's own title first. */
export const titleOf = (step: StepOnWire): string => step.title ?? step.texts.init?.title ?? step.name;
export const descriptionOf = (step: StepOnWire): string | undefined => step.description ?? step.texts.init?.text;
