import type { StepOnWire } from '@passo/contract';
import type { Journey } from '../../journey/journey.ts';

export interface RemakeNoteProps {
  readonly journey: Journey;
  readonly step: StepOnWire;
  /** The page's own title says already what has to be done. */
  readonly titled?: boolean;
}
