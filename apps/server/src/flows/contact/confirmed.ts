import { stepState, type CompiledFlow, type CompiledStep, type JourneyState, type JsonObject } from '@passo/engine';

/** The one contact that a token step asks for. */
export function contactIn(answers: JsonObject): string | null {
  const contact = answers.celular ?? answers.email;
  return typeof contact === 'string' ? contact : null;
}

/** The steps whose contact a code has confirmed, or somebody we trust has vouched for. Who signs proves the contact that is known already. */
export const confirmedSteps = (flow: CompiledFlow, state: JourneyState): readonly CompiledStep[] =>
  flow.steps.filter(
    ({ slug, kind, definition }) =>
      kind.needsConfirmation === true &&
      kind.binding !== true &&
      definition.tokenValidationMethods !== undefined &&
      stepState(state, slug).status === 'finished',
  );

export const confirmedContacts = (flow: CompiledFlow, state: JourneyState): readonly string[] =>
  confirmedSteps(flow, state).flatMap(({ slug }) => contactIn(stepState(state, slug).answers) ?? []);
