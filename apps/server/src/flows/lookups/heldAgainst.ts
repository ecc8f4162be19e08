import { isTold, lookedUp } from '@passo/catalog';
import {
  isKnown,
  own,
  stepState,
  type CompiledFlow,
  type CompiledForm,
  type CompiledStep,
  type JourneyState,
  type Json,
  type JsonObject,
} from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { besideStep } from './beside.ts';
import { placesOf, type Place } from './places.ts';
import { nobody, tellOne, withTold } from './tellOne.ts';
import type { Witness } from './witness.ts';

/* What a look-up tells, where an earlier answer is held against it (`LookedUp.heldAgainst`). */

interface Submitted {
  readonly flow: CompiledFlow;
  /** Before the submit. */
  readonly state: JourneyState;
  readonly step: CompiledStep;
}

const UNANSWERED = 'Não conseguimos fazer a consulta agora. Tente de novo em alguns minutos.';

/**
 * Refuses what was submitted (`moved` is the journey with it) where an answer of an earlier step is held against what a look-up tells, and
 * nobody answered: whoever waits for the moment in which nobody does would pass with anything. What nobody knows of passes as typed.
 */
export function refuseUnanswered(
  { flow, state, step }: Submitted,
  moved: JourneyState,
  witness: Pick<Witness, 'isUnanswered'>,
): void {
  const before = besideStep(flow, state, step);
  const isHeld = ({ of }: Place): boolean =>
    of.heldAgainst?.some((key) => !step.form.byKey.has(key) && before(key) !== undefined) === true;
  const errors = placesOf(step.form, stepState(moved, step.slug), besideStep(flow, moved, step))
    .filter((place) => place.path[0] === 'answers' && isHeld(place))
    .filter((place) => witness.isUnanswered(place) && !isTold(place.of, place.held))
    .map(({ path }) => ({ field: path.slice(1).join('.'), message: UNANSWERED }));
  if (errors.length > 0) throw new ProblemError('fields.invalid', { errors });
}

/**
 * The answers without what a client says was told where an earlier answer is held against it: nobody is refused for that before somebody
 * was asked. The very same where there is none such.
 */
export async function withoutHeldClaims({ fields }: CompiledForm, submitted: JsonObject): Promise<JsonObject> {
  const claims = new Map<string, Json>();
  for (const field of fields) {
    const [of, wire] = [own(lookedUp, field.definition.component), own(submitted, field.key)];
    if (of?.heldAgainst === undefined || wire === undefined || !isKnown(field)) continue;
    claims.set(field.key, await tellOne(field, wire, { of, asking: nobody, answer: () => undefined }));
  }
  return withTold(submitted, claims);
}
