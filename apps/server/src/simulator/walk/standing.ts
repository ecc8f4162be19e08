import { catalog } from '@passo/catalog';
import type { ProposalOnWire } from '@passo/contract';
import {
  compileFlow,
  Form,
  formContext,
  newStepState,
  type CompiledFlow,
  type CompiledStep,
  type FieldBounds,
  type FormContext,
  type JourneyEnvironment,
  type JourneyState,
} from '@passo/engine';

/** A flow as a browser has it: its forms, and of its steps no more than that. What they mean is asked of the server. */
export const formsOf = (flow: CompiledFlow): CompiledFlow =>
  compileFlow(
    {
      steps: flow.steps.map(({ definition, kind }) => ({
        ...definition,
        fields: [...(definition.fields ?? []), ...(kind.fields ?? [])],
      })),
    },
    { ...catalog, steps: {} },
  );

/** The form of a step as the page would open it. */
export function openForm(
  forms: CompiledFlow,
  { slug }: CompiledStep,
  proposal: ProposalOnWire | null,
  environment: JourneyEnvironment,
): Form | null {
  const step = forms.bySlug.get(slug);
  if (step === undefined) return null;
  const bounds = proposal?.data.bounds[slug];
  const { offered } = environment;
  const context = formContext(forms, stateOf(forms, proposal), step, environment);
  return new Form(step.form, {
    ...context,
    ...(offered && { offered }),
    ...(bounds && { bounds: withoutAbsent(bounds) }),
  });
}

function stateOf({ steps: all }: CompiledFlow, proposal: ProposalOnWire | null): JourneyState {
  if (proposal === null) return { currentStep: all[0]?.slug ?? '', steps: {}, situation: 'pending', end: null };
  const { currentStep, situation, stepStatus, selfContract, data } = proposal;
  const steps = Object.entries(stepStatus).map(([slug, status]) => {
    const [answers, beneath] = [selfContract[slug] ?? {}, data.beneath?.[slug]];
    return [slug, { ...newStepState, status, answers, beneath }] as const;
  });
  return { currentStep, situation, end: data.end, steps: Object.fromEntries(steps) };
}

/** JSON leaves out what is absent; types say `undefined`. */
const withoutAbsent = (bounds: ProposalOnWire['data']['bounds'][string]): NonNullable<FormContext['bounds']> =>
  Object.fromEntries(
    Object.entries(bounds).map(([key, of]) => [
      key,
      Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) satisfies FieldBounds,
    ]),
  );
