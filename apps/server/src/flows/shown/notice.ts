import { stepState, type CompiledStep, type JourneyState } from '@passo/engine';

const KEPT = 'Guardamos os seus dados. Confira e confirme o celular de novo.';

/** What is said at a step: the outside's own words; or, where it is asked whose order this is, that it did not begin empty. */
export function noticeAt(state: JourneyState, { slug, form }: CompiledStep): string | undefined {
  const { notice, status } = stepState(state, slug);
  const isKept = state.carried !== undefined && status === 'init' && form.answersTo.has('cpf');
  return notice ?? (isKept ? KEPT : undefined);
}
