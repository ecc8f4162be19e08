import type { ProblemCode } from '@passo/domain';
import type { FieldProblem } from '../form/form.ts';
import type { JourneyState } from './state.ts';

/** What has to happen outside because the journey moved. */
export type JourneyEffect =
  | {
      readonly type: 'ask';
      readonly slug: string;
      readonly attempt: number;
      /** Where it is not the step's own question. */
      readonly operation?: string;
    }
  | {
      readonly type: 'consent';
      readonly slug: string;
      readonly consent: string;
      readonly version: string;
      readonly text: string;
    };

export type Moved = { readonly ok: true; readonly state: JourneyState; readonly effects: readonly JourneyEffect[] };
export type Refused = {
  readonly ok: false;
  readonly code: ProblemCode;
  readonly errors?: readonly FieldProblem[];
};
export type JourneyOutcome = Moved | Refused;

export const refused = (code: ProblemCode, errors?: readonly FieldProblem[]): Refused => ({
  ok: false,
  code,
  ...(errors && { errors }),
});
