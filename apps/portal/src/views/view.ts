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

export { descriptionOf, titleOf } from '@passo/contract/stepWords.ts';
