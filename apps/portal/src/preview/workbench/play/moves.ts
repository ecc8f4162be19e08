import {
  actOnStep,
  advance,
  playedFlow,
  compileFlow,
  newJourney,
  prefilledJourney,
  settleStep,
  stepState,
  submitStep,
  withStep,
} from '@passo/engine';
import { catalog } from '@passo/catalog';
import type { FlowDefinition } from '@passo/engine/definition.ts';
import type { FieldProblem } from '@passo/engine/form/form.ts';
import type { CompiledFlow, CompiledStep } from '@passo/engine/journey/flow.ts';
import type { JourneyState } from '@passo/engine/journey/state.ts';
import { own, type JsonObject } from '@passo/engine/json.ts';
import type { PlayWorld } from './context.ts';

/* A journey without a server: the same engine, and somebody who says what the outside answers. */

export const compilePlay = (flow: FlowDefinition, { bounds }: PlayWorld): CompiledFlow =>
  playedFlow(compileFlow(flow, catalog), bounds);

/** Where one stands at first, with what is known already. */
export function begin(flow: CompiledFlow, world: PlayWorld): JourneyState {
  const start =
    Object.keys(world.known).length === 0
      ? advance(flow, newJourney(flow), world).state
      : prefilledJourney(flow, world.known, [], world).state;
  return world.hasProposal ? withStep(start, start.currentStep, {}) : start;
}

export interface Played {
  readonly state: JourneyState;
  readonly problems: readonly FieldProblem[];
  readonly refusal: string | null;
}

const at = (state: JourneyState): Played => ({ state, problems: [], refusal: null });

export function send(
  flow: CompiledFlow,
  state: JourneyState,
  slug: string,
  answers: JsonObject,
  world: PlayWorld,
): Played {
  // A code is taken for confirmed: nobody sends one here.
  const outcome = submitStep(flow, state, { slug, answers, confirmed: true }, world);
  return outcome.ok ? at(outcome.state) : { state, problems: outcome.errors ?? [], refusal: outcome.code };
}

export const outcomes = {
  done: 'Deu certo',
  refused: 'Foi recusado',
  remake: 'Precisa refazer',
  review: 'Foi para análise',
  failed: 'Falhou',
} as const;
export type Outcome = keyof typeof outcomes;

/** The outside answers as it was chosen; what it brings is made up. */
export function settle(
  flow: CompiledFlow,
  state: JourneyState,
  step: CompiledStep,
  outcome: Outcome,
  { world, results }: { readonly world: PlayWorld; readonly results: JsonObject },
): Played {
  if (outcome === 'done') return at(done(flow, state, step, world, results));
  const { attempt } = stepState(state, step.slug);
  const answer =
    outcome === 'remake' || outcome === 'refused'
      ? ({ kind: 'refused', remake: outcome === 'remake' } as const)
      : outcome === 'review'
        ? ({ kind: 'review', reference: 'exemplo' } as const)
        : ({ kind: 'failed', reason: 'exemplo' } as const);
  const settled = settleStep(flow, state, { slug: step.slug, attempt, answer }, world);
  return settled.ok ? at(settled.state) : { ...at(state), refusal: settled.code };
}

/** What its port would have brought, by the names under which it is kept. */
function done(
  flow: CompiledFlow,
  state: JourneyState,
  { slug, kind }: CompiledStep,
  world: PlayWorld,
  results: JsonObject,
): JourneyState {
  const brought = (kind.call?.gives ?? []).map((name) => [name, own(results, name) ?? { exemplo: true }] as const);
  // Nothing was asked, so nothing that changes afterwards makes it void.
  const kept = { result: Object.fromEntries(brought), asked: null, notice: null } as const;
  if (kind.advances === 'byCustomer') return withStep(state, slug, { ...kept, status: 'success' });
  return advance(flow, withStep(state, slug, { ...kept, status: 'finished' }), world).state;
}

export function goOn(flow: CompiledFlow, state: JourneyState, slug: string, world: PlayWorld): Played {
  const outcome = actOnStep(flow, state, { slug, action: 'advance' }, world);
  return outcome.ok ? at(outcome.state) : { ...at(state), refusal: outcome.code };
}
