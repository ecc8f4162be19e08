import type { StepOnWire, SystemConfiguration } from '@passo/contract';
import { liveSteps, newJourney } from '@passo/engine';
import { environmentOf, type Access } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { systemOf } from './system.ts';

/** What a page starts with, and the slugs of the steps that it only names. */
interface FirstSystem {
  readonly system: SystemConfiguration;
  readonly later: readonly string[];
}

/**
 * The configuration with the words and fields of what has been reached and of the step after it. The others are a name each (most
 * of a flow's words, and most of the page, would be read minutes later if at all): the portal asks for them once it is drawn.
 * Steps that nobody would see as things stand are left out, so that the count of steps is the one of the whole configuration.
 */
export async function firstSystem(runtime: Runtime, access: Access): Promise<FirstSystem> {
  const system = await systemOf(runtime, access);
  const { channel, proposal, startedAs } = access;
  const version = proposal?.version ?? (await runtime.versions(channel.flowVersion));
  const state = proposal?.state ?? newJourney(version.flow);
  const live = new Set(
    liveSteps(version.flow, state, environmentOf(runtime, channel, startedAs)).map(({ slug }) => slug),
  );
  const { steps, later } = firstSteps(system.steps, state.currentStep, live);
  return { system: { ...system, steps }, later };
}

/** The steps as the page carries them: whole up to the one after the current one, the rest of those that are live by name. */
export function firstSteps(
  all: readonly StepOnWire[],
  current: string,
  live: ReadonlySet<string>,
): { readonly steps: StepOnWire[]; readonly later: readonly string[] } {
  const at = all.findIndex(({ slug }) => slug === current);
  const next = all.slice(at + 1).find(({ slug }) => live.has(slug));
  const isWhole = ({ slug, order }: StepOnWire): boolean => order <= at || slug === next?.slug;
  const steps = all.filter((step) => isWhole(step) || live.has(step.slug));
  return {
    steps: steps.map((step) => (isWhole(step) ? step : named(step))),
    later: steps.filter((step) => !isWhole(step)).map(({ slug }) => slug),
  };
}

/** Everything that is short, so that a list of the steps is true. */
const named = (step: StepOnWire): StepOnWire => ({
  ...step,
  // The kind's own name is for those who build flows.
  stepType: { ...step.stepType, label: '' },
  // Absent once it is JSON.
  ...{ title: undefined, description: undefined, why: undefined, buttonText: undefined, image: undefined },
  texts: {},
  fields: [],
});
