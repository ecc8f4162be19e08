import { operationsThatStand } from '@passo/catalog';
import { isRecord, voidedBy, type JourneyEffect, type JourneyState, type Moved } from '@passo/engine';
import type { FlowVersion } from '../../channels/channel.ts';
import {
  moveProposal,
  type Consent,
  type ProposalChange,
  type Withdraws,
} from '../../repositories/proposalRepository.ts';
import type { SealedDocument } from '../../ports/storage/storage.ts';
import { withDocuments, type Along } from '../../ports/storage/withDocuments.ts';
import { sealState } from '../access/state.ts';
import { roleOf, type Actor } from '../access/actor.ts';
import { contactHash } from '../contact/contactHash.ts';
import { digestOf } from '../../platform/digest.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { cpfOf, openingOf, type Present } from './cpfOpening.ts';
import { messagesOf } from './told.ts';

export interface ChangeInput {
  readonly id: string;
  readonly baseRevision: number;
  readonly version: FlowVersion;
  /** As the journey stood; null where it begins. */
  readonly before: JourneyState | null;
  readonly moved: Moved;
  readonly kind: string;
  readonly slug: string | null;
  readonly actor: Actor;
  /** What changed; sealed into the history. */
  readonly detail: unknown;
  readonly verified?: boolean;
  readonly settles?: ProposalChange['settles'];
  readonly idempotency?: ProposalChange['idempotency'];
  /** Sealed with each consent: who, from where. */
  readonly evidence?: unknown;
  /** Who is there, beside the contacts that the journey knows as proven. */
  readonly present?: Present;
}

/** What a change needs of the house: also where no customer is, as in a command. */
export type Changing = Pick<Runtime, 'db' | 'keyring' | 'clock' | 'changed' | 'asked' | 'withdrawing' | 'telling'>;

export const eventContext = (id: string): string => `event:${id}`;
export const consentContext = (id: string): string => `consent:${id}`;

/** Turns what the journey decided into what is written: sealed state, one event, questions to ask, consents, who opened the CPF. */
export function changeOf(runtime: Pick<Runtime, 'keyring' | 'clock'>, input: ChangeInput): ProposalChange {
  const { id, moved } = input;
  const { state, effects } = moved;
  return {
    id,
    baseRevision: input.baseRevision,
    state: sealState(runtime, id, state),
    situation: state.situation,
    ended: state.end,
    cpfHash: cpfHash(runtime, input.version, state),
    contactHash: contactHash(runtime, { flow: input.version.flow, state }, input.present?.contacts),
    verified: input.verified ?? false,
    event: {
      kind: input.kind,
      slug: input.slug,
      actor: roleOf(input.actor),
      change: runtime.keyring.sealJson(signedBy(input.actor, input.detail), eventContext(id)),
    },
    idempotency: input.idempotency ?? null,
    questions: effects.flatMap((effect) => questionOf(input.version, effect)),
    consents: effects.flatMap((effect) => consentOf(runtime, id, effect, input.evidence)),
    settles: input.settles ?? null,
    withdraws: withdrawsOf(runtime, input),
    messages: messagesOf(runtime, input.version.flow, state),
    opening: openingOf(runtime, { flow: input.version.flow, state }, input.present),
  };
}

/** The person, where one has a name of their own. */
const signedBy = (by: Actor, detail: unknown): unknown =>
  roleOf(by) === by ? detail : { ...(isRecord(detail) ? detail : { detail }), by };

const standing = { open: operationsThatStand('open'), kept: operationsThatStand('kept') };

/** What was kept of the answer to a question that is void, as it lies beside its withdrawal. */
export const keptContext = (id: string): string => `withdrawal:${id}`;

/**
 * However it ends: without the money, nothing that was granted for it may go on standing. Nor may what was granted to a question that
 * this change makes void: that is withdrawn at once, not only when the proposal ends, if it ever does.
 */
function withdrawsOf({ keyring }: Pick<Runtime, 'keyring'>, { id, before, moved }: ChangeInput): Withdraws | null {
  const { state } = moved;
  const all = state.end !== null && state.end !== 'finished';
  const voided = before === null ? [] : voidedBy(before, state);
  if (!all && voided.length === 0) return null;
  const sealed = voided.map(({ result, ...name }) => ({ ...name, kept: keyring.sealJson(result, keptContext(id)) }));
  return { ...standing, all, voided: sealed };
}

/** Writes a change with the documents that it accepts; false where somebody else was faster. This process knows of it before its notification arrives. */
export async function commitChange(
  runtime: Changing,
  change: ProposalChange,
  documents: readonly SealedDocument[] = [],
  along?: Along,
): Promise<boolean> {
  const moved = await withDocuments(runtime.db, documents, (db) => moveProposal(db, change), along);
  if (moved) announce(runtime, change);
  return moved;
}

/** Says that a change is committed: to whoever waits for the proposal, and to the jobs where it asks something. */
export function announce(
  runtime: Omit<Changing, 'db' | 'keyring' | 'clock'>,
  { id, baseRevision, questions, withdraws, messages }: ProposalChange,
): void {
  runtime.changed({ proposal: id, revision: baseRevision + 1 });
  if (questions.length > 0) runtime.asked();
  if (withdraws !== null) runtime.withdrawing();
  if (messages.length > 0) runtime.telling();
}

/** People are found by the keyed hash of their CPF, never by the CPF. */
export function hashCpf(runtime: Pick<Runtime, 'keyring'>, cpf: string): Buffer {
  return runtime.keyring.keyedHash(cpf, 'cpf');
}

export function cpfHash(runtime: Pick<Runtime, 'keyring'>, version: FlowVersion, state: JourneyState): Buffer | null {
  const cpf = cpfOf(version.flow, state);
  return cpf === null ? null : hashCpf(runtime, cpf);
}

function questionOf(version: FlowVersion, effect: JourneyEffect): ProposalChange['questions'] {
  if (effect.type !== 'ask') return [];
  const operation = effect.operation ?? version.flow.bySlug.get(effect.slug)?.kind.call?.operation;
  return operation === undefined ? [] : [{ slug: effect.slug, attempt: effect.attempt, operation }];
}

function consentOf(
  runtime: Pick<Runtime, 'keyring'>,
  id: string,
  effect: JourneyEffect,
  evidence: unknown,
): readonly Consent[] {
  if (effect.type !== 'consent') return [];
  const { consent, version, text } = effect;
  const sealed = runtime.keyring.sealJson(evidence ?? {}, consentContext(id));
  return [{ consent, version, textDigest: digestOf(text), evidence: sealed }];
}
