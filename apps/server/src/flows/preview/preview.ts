import { catalog } from '@passo/catalog';
import { calls, paths, type DataOf } from '@passo/contract';
import {
  compileFlow,
  stepStatuses,
  type FlowDefinition,
  type Json,
  type StepKind,
  type StepStatus,
} from '@passo/engine';
import type { Channel } from '../../channels/channel.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { systemOf } from '../shown/system.ts';
import { flowAround, standingAt, STEP_IN_VIEW, type Standing } from './standing.ts';

interface Wanted {
  readonly kind: string;
  readonly state: StepStatus | undefined;
  readonly channel: string | undefined;
  /** What did not fit, where the step is to be done again because of it. */
  readonly inconsistency: string | undefined;
}

const kinds: Readonly<Record<string, StepKind>> = catalog.steps;

/** A proposal that stands before a step of this kind in this state: made, not stored, of nobody. */
export async function previewStep(runtime: Runtime, wanted: Wanted): Promise<DataOf<'previewStep'>> {
  const kind = Object.hasOwn(kinds, wanted.kind) ? kinds[wanted.kind] : undefined;
  const channel = runtime.channels.byCode(wanted.channel ?? '') ?? runtime.channels.all[0];
  if (kind === undefined) throw new ProblemError('step.notFound');
  if (channel === undefined) throw new ProblemError('configuration.missing');
  const states = statesOf(kind);
  const state = states.find((one) => one === wanted.state) ?? states[0] ?? 'init';
  const { definition: own } = await runtime.versions(channel.flowVersion);
  const definition = flowAround(Object.values(runtime.templates), own, wanted.kind, kind.label, channel);
  return {
    kinds: Object.entries(kinds).map(([name, one]) => ({ kind: name, label: one.label, states: statesOf(one) })),
    channels: runtime.channels.all.map(({ code, partner, settings }) => ({
      code,
      name: `${partner.name} · ${settings.name}`,
    })),
    state,
    system: await systemFor(runtime, channel, definition, { state, inconsistency: wanted.inconsistency ?? null }),
    answers: answersOfCalls,
  };
}

/** The states that a step of the kind can be seen in. */
function statesOf(kind: StepKind): StepStatus[] {
  const asks = kind.call === undefined || kind.asks === 'onSubmit';
  return stepStatuses.filter(
    (status) => kind.texts[status] !== undefined || (status === 'init' && asks && kind.ends !== true),
  );
}

async function systemFor(
  runtime: Runtime,
  channel: Channel,
  definition: FlowDefinition,
  stands: Standing,
): Promise<DataOf<'system'>> {
  const flow = compileFlow(definition, catalog);
  const version = { id: 0, definition, flow, seller: channel.partner.correspondent };
  const state = standingAt(flow.bySlug.get(STEP_IN_VIEW)?.kind, stands, channel, runtime.clock);
  const proposal = { id: '00000000-0000-7000-8000-000000000000', version, state, revision: 1, verified: true };
  return systemOf(runtime, {
    link: Buffer.alloc(0),
    channel,
    startedAs: 'customer',
    typist: null,
    proven: true,
    device: null,
    proposal,
  });
}

const isCall = (name: string): name is keyof typeof calls => Object.hasOwn(calls, name);

const previews = ['previewStep', 'previewFlow', 'judgePreview'];

/** The contract's own examples; those of previews hold all the others and stay out. */
export const answersOfCalls: Readonly<Record<string, Json>> = Object.fromEntries(
  Object.keys(calls)
    .filter(isCall)
    .filter((name) => !previews.includes(name))
    .map((name) => [
      `${paths[name].method} ${paths[name].path}`,
      JSON.parse(JSON.stringify(calls[name].examples.data)),
    ]),
);
