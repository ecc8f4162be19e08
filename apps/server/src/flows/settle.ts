import { settleStep, type Answer } from '@passo/engine';
import { environmentOf, openState } from './access.ts';
import { changeOf, commitChange, type Actor } from './change.ts';
import type { Runtime } from './runtime.ts';
import { findProposal } from '../repositories/proposalRepository.ts';
import { voidAsk } from '../repositories/askRepository.ts';

export interface OutsideAnswer {
  readonly proposal: string;
  readonly slug: string;
  readonly attempt: number;
  readonly answer: Answer;
  readonly actor: Actor;
}

/**
 * The one door for the outside's answers: job, webhook, person and poll all come through here. Safe to run twice and at
 * once: an answer that is no longer awaited changes nothing, and a race is decided by the revision.
 */
export async function settle(runtime: Runtime, news: OutsideAnswer): Promise<void> {
  for (;;) {
    const [row] = await findProposal(runtime.db, [news.proposal]);
    if (row === undefined) return;
    const channel = runtime.channels.byCode(row.channel);
    if (channel === undefined) throw new Error('a proposal belongs to a channel that is not loaded');
    const version = await runtime.versions(row.flow_version);
    const state = openState(runtime, row.id, row.state);
    const { slug, attempt, answer } = news;
    const outcome = settleStep(
      version.flow,
      state,
      { slug, attempt, answer },
      environmentOf(runtime, channel, row.started_as),
    );
    if (!outcome.ok || outcome.state === state) return finishQuietly(runtime, news);
    const settles = answer.kind === 'waiting' || answer.kind === 'review' ? null : { slug, attempt };
    const change = changeOf(runtime, {
      id: row.id,
      baseRevision: row.revision,
      version,
      moved: outcome,
      kind: `step.${answer.kind}`,
      slug,
      actor: news.actor,
      detail: answer,
      settles,
    });
    if (await commitChange(runtime, change)) return;
  }
}

/** Nothing to change: either the answer says only that one has to wait, or nobody waits for it any more. */
async function finishQuietly(runtime: Runtime, { proposal, slug, attempt, answer }: OutsideAnswer): Promise<void> {
  if (answer.kind !== 'waiting' && answer.kind !== 'review') await voidAsk(runtime.db, [proposal, slug, attempt]);
}
