import { stepState, type CompiledFlow, type CompiledStep, type JourneyState, type JsonObject } from '@passo/engine';

/** The one contact that a token step asks for. */
export function contactIn(answers: JsonObject): string | null {
  const contact = answers.celular ?? answers.email;
  return typeof contact === 'string' ? contact : null;
}

/** The steps whose contact a code has confirmed, or somebody we trust has vouched for. Who signs proves the contact that is known already. */
const confirmedSteps = (flow: CompiledFlow, state: JourneyState): readonly CompiledStep[] =>
  flow.steps.filter(
    ({ slug, kind, definition }) =>
      kind.needsConfirmation === true &&
      kind.binding !== true &&
      definition.tokenValidationMethods !== undefined &&
      stepState(state, slug).status === 'finished',
  );

export const confirmedContacts = (flow: CompiledFlow, state: JourneyState): readonly string[] =>
  confirmedSteps(flow, state).flatMap(({ slug }) => contactIn(stepState(state, slug).answers) ?? []);

/** The step whose code proved the contact that counts at a step; null where none did. */
export const confirmedAt = (
  flow: CompiledFlow,
  state: JourneyState,
  at: Pick<CompiledStep, 'index'>,
): CompiledStep | null => confirmedSteps(flow, state).findLast(({ index }) => index <= at.index) ?? null;

/** The contact that stands at a step: its own once a code has finished it, else that of the last step before it. */
export function standingContact(
  flow: CompiledFlow,
  state: JourneyState,
  at: Pick<CompiledStep, 'index'> = { index: flow.steps.length },
): string | null {
  const confirmed = confirmedAt(flow, state, at);
  return confirmed === null ? null : contactIn(stepState(state, confirmed.slug).answers);
}
