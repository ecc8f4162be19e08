import {
  asideOf,
  isAwaited,
  questionOf,
  type CompiledFlow,
  type CompiledStep,
  type JourneyState,
  type JsonObject,
} from '@passo/engine';
import type { FlowVersion } from '../../channels/channel.ts';
import type { Operation } from '../../ports/port.ts';
import type { QuestionRow } from '../../repositories/questionRepository.ts';
import { findProposal } from '../../repositories/proposalRepository.ts';
import { openState } from '../access/state.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Which question of which proposal: the parts of the key under which the outside is asked. */
export type QuestionName = Pick<QuestionRow, 'proposal' | 'slug' | 'attempt'>;

/** A question that the journey waits for, with the journey as it was when it was read. */
export interface OpenQuestion {
  readonly version: FlowVersion;
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly revision: number;
  readonly step: CompiledStep;
  readonly channel: string;
  readonly startedAs: string;
}

/** Null where nobody waits for it any more. */
export async function openQuestion(
  runtime: Runtime,
  { proposal, slug, attempt }: QuestionName,
): Promise<OpenQuestion | null> {
  const [row] = await findProposal(runtime.db, [proposal]);
  if (row === undefined) return null;
  const version = await runtime.versions(row.flow_version);
  const { flow } = version;
  const state = openState(runtime, row.id, row.state);
  const step = flow.bySlug.get(slug);
  if (step === undefined || !isAwaited(state, slug, attempt)) return null;
  return { version, flow, state, revision: row.revision, step, channel: row.channel, startedAs: row.started_as };
}

/** In the port's words, as the facts put it now. */
export const wordsOf = ({ flow, state, step }: Pick<OpenQuestion, 'flow' | 'state' | 'step'>): JsonObject | null =>
  asideOf(state, step.slug)?.question ?? questionOf(flow, state, step);

/** `proposal:slug:attempt`: asking twice under it is asking once. */
export const keyOf = ({ proposal, slug, attempt }: QuestionName): string => `${proposal}:${slug}:${attempt}`;

/** Who answers questions of this name. */
export function operationOf(runtime: Runtime, name: string): Operation<JsonObject, JsonObject> | undefined {
  const operations: Readonly<Record<string, Operation<JsonObject, JsonObject>>> = runtime.providers;
  return Object.hasOwn(operations, name) ? operations[name] : undefined;
}
