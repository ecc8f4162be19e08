import type { ProposalOnWire, StepOnWire, SystemConfiguration } from '@passo/contract';
import { isCalendarDate } from '@passo/domain/date/date.ts';
import type { FieldDefinition, StepDefinition } from '@passo/engine/definition.ts';
import type { FormContext } from '@passo/engine/form/context.ts';
import { formContext } from '@passo/engine/journey/facts.ts';
import { compileFlow, type CompiledFlow, type CompiledStep } from '@passo/engine/journey/flow.ts';
import { isLocked, liveSteps } from '@passo/engine/journey/position.ts';
import { newStepState, type JourneyEnvironment, type JourneyState } from '@passo/engine/journey/state.ts';
import { isRecord } from '@passo/engine/json.ts';
import { vocabulary } from '../drawing/vocabulary.ts';

/** The customer's journey as this page sees it: the server's steps and proposal, read by the same engine. */
export interface Journey {
  readonly config: SystemConfiguration;
  readonly proposal: ProposalOnWire | null;
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly environment: JourneyEnvironment;
  /** The steps of this customer, those without anything to show left out. */
  readonly live: readonly CompiledStep[];
}

export function journeyOf(config: SystemConfiguration, proposal: ProposalOnWire | null): Journey {
  const flow = flowOf(config);
  const state = stateOf(flow, proposal);
  const today = isCalendarDate(config.today) ? config.today : '1970-01-01';
  const environment = { today, hiddenKeys: config.hiddenKeys };
  return { config, proposal, flow, state, environment, live: liveSteps(flow, state, environment) };
}

const flows = new WeakMap<SystemConfiguration, CompiledFlow>();

/** Compiled once per configuration. Step kinds stay on the server, which sends what they mean with each step. */
function flowOf(config: SystemConfiguration): CompiledFlow {
  const known =
    flows.get(config) ?? compileFlow({ steps: config.steps.map(definitionOf) }, { ...vocabulary(), steps: {} });
  flows.set(config, known);
  return known;
}

const definitionOf = ({
  slug,
  name,
  stepType,
  fields: own,
  notAllowedToReturnFromHere,
}: StepOnWire): StepDefinition => ({
  slug,
  name,
  stepType: stepType.slug,
  fields: own.filter(isField),
  notAllowedToReturnFromHere,
});

/** A field travels as its flow file has it, and the server has refused every flow with a wrong one. */
const isField = (field: unknown): field is FieldDefinition => isRecord(field) && typeof field.key === 'string';

function stateOf(flow: CompiledFlow, proposal: ProposalOnWire | null): JourneyState {
  const first = flow.steps[0]?.slug ?? '';
  if (proposal === null) return { currentStep: first, steps: {}, situation: 'pending', end: null };
  const { currentStep, situation, stepStatus, selfContract, data } = proposal;
  const steps = Object.entries(stepStatus).map(([slug, status]) => {
    const [answers, beneath] = [selfContract[slug] ?? {}, data.beneath?.[slug]];
    return [slug, { ...newStepState, status, answers, beneath, retryable: data.retryable.includes(slug) }] as const;
  });
  return { currentStep, situation, end: data.end, steps: Object.fromEntries(steps) };
}

/** What the form of a step has to know; its limits come from the server, which alone knows the decisions behind them. */
export function contextOf({ flow, state, environment, proposal }: Journey, step: CompiledStep): FormContext {
  const bounds = proposal?.data.bounds[step.slug];
  return { ...formContext(flow, state, step, environment), ...(bounds && { bounds: withoutAbsent(bounds) }) };
}

type Bounds = ProposalOnWire['data']['bounds'][string];

/** JSON leaves out what is absent; types say `undefined`. */
const withoutAbsent = (bounds: Bounds): NonNullable<FormContext['bounds']> =>
  Object.fromEntries(
    Object.entries(bounds).map(([key, { minValue, maxValue, defaultValue, values }]) => [
      key,
      {
        ...(minValue !== undefined && { minValue }),
        ...(maxValue !== undefined && { maxValue }),
        ...(defaultValue !== undefined && { defaultValue }),
        ...(values && { values }),
      },
    ]),
  );

export const stepOf = ({ config }: Journey, slug: string): StepOnWire | undefined =>
  config.steps.find((step) => step.slug === slug);

/** Whether a done step can be opened again: it asks something, nothing forbids returning, and the journey goes on. */
export function isReviewable({ flow, state, live, proposal }: Journey, slug: string): boolean {
  const step = live.find((one) => one.slug === slug);
  if (step === undefined || proposal === null || step.form.fields.length === 0) return false;
  if (slug === state.currentStep || state.end !== null || proposal.data.endorsed) return false;
  return !isLocked(flow, state, slug);
}

/** The nearest step before `slug` that can be opened again. */
export function previousStep(journey: Journey, slug: string): string | null {
  const at = journey.live.findIndex((step) => step.slug === slug);
  const before = journey.live.slice(0, Math.max(0, at)).findLast((step) => isReviewable(journey, step.slug));
  return before?.slug ?? null;
}

/** The step that a path shows: the one it names where that may be seen, else the current one. */
export function activeStep(journey: Journey, path: string): string {
  const named = path.slice(1);
  return isReviewable(journey, named) ? named : journey.state.currentStep;
}
