import { factsOf, stepState, type CompiledFlow, type JourneyState, type StepKind } from '@passo/engine';
import type { CalledRow } from '../repositories/askRepository.ts';
import { findProposal } from '../repositories/proposalRepository.ts';
import { openState } from './access.ts';
import type { Runtime } from './runtime.ts';

/** A question that somebody else is to answer, with the journey that waits for it. */
export interface OpenAsk {
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly kind: StepKind;
  readonly channel: string;
}

/** Null where nobody waits for it any more. */
export async function openAsk(
  runtime: Runtime,
  { proposal, slug, attempt }: Pick<CalledRow, 'proposal' | 'slug' | 'attempt'>,
): Promise<OpenAsk | null> {
  const [row] = await findProposal(runtime.db, [proposal]);
  if (row === undefined) return null;
  const { flow } = await runtime.versions(row.flow_version);
  const state = openState(runtime, row.id, row.state);
  const kind = flow.bySlug.get(slug)?.kind;
  const own = stepState(state, slug);
  const awaited =
    own.attempt === attempt && (own.status === 'waiting' || own.status === 'review') && state.end === null;
  return kind === undefined || !awaited ? null : { flow, state, kind, channel: row.channel };
}

/** The phone that the customer gave; empty where there is none yet. */
export const contactOf = ({ flow, state }: Pick<OpenAsk, 'flow' | 'state'>): string => {
  const { celular } = factsOf(flow, state).answers;
  return typeof celular === 'string' ? celular : '';
};
