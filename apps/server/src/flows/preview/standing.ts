import { today, type Clock } from '@passo/domain';
import {
  newStepState,
  type FlowDefinition,
  type JourneyState,
  type StepDefinition,
  type StepKind,
  type StepStatus,
} from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';
import { exampleAnswers, exampleResults, exampleShown } from './examples.ts';

/** The slug of the step that a preview is about. */
export const STEP_IN_VIEW = 'passo';

const before: StepDefinition = {
  slug: 'antes',
  name: 'Seus dados',
  stepType: 'form',
  fields: [
    { key: 'nome', component: 'text', label: 'Nome completo', required: true, validation: ['name'] },
    { key: 'cpf', component: 'text', label: 'CPF', mask: 'cpf', required: true, validation: ['cpf'] },
    { key: 'dataNascimento', component: 'date', label: 'Data de nascimento', required: true },
    { key: 'modeloVeiculo', component: 'modeloVeiculo', label: 'Marca e modelo' },
    { key: 'valorVeiculo', component: 'money', label: 'Valor do veículo' },
    { key: 'valorImovel', component: 'money', label: 'Valor do imóvel' },
    { key: 'valorCompra', component: 'money', label: 'Valor da compra' },
  ],
};
const after: StepDefinition = { slug: 'depois', name: 'Próximo passo', stepType: 'form' };

/** The channel's own step of the kind, else the kind's template, where there is one, between a step before it and a step after it. */
export function flowAround(
  templates: readonly StepDefinition[],
  own: FlowDefinition,
  kind: string,
  label: string,
  { settings }: Channel,
): FlowDefinition {
  const template = [...own.steps, ...templates].find(({ stepType }) => stepType === kind);
  const step: StepDefinition = { name: label, stepType: kind, ...template, slug: STEP_IN_VIEW };
  return { ...own, product: settings.product, steps: [before, step, after] };
}

/** How the step in view stands. */
export interface Standing {
  readonly state: StepStatus;
  readonly inconsistency: string | null;
}

/** Everything before is done; the step in view stands where it is wished to stand. */
export function standingAt(
  kind: StepKind | undefined,
  { state: status, inconsistency }: Standing,
  channel: Channel,
  clock: Clock,
): JourneyState {
  const refused = status === 'failed' && kind?.call !== undefined;
  return {
    currentStep: STEP_IN_VIEW,
    steps: {
      antes: { ...newStepState, status: 'finished', answers: exampleAnswers, result: exampleResults(channel, clock) },
      [STEP_IN_VIEW]: { ...newStepState, status, inconsistency, attempt: 1, result: exampleShown },
    },
    situation: refused ? 'reproved' : status === 'finished' ? 'approved' : 'pending',
    ...(refused && { refusal: { step: STEP_IN_VIEW, operation: kind.call.operation, on: today(clock.now()) } }),
    end: refused ? 'refused' : kind?.ends === true ? 'finished' : null,
  };
}
