import { factsOf, isJsonObject, stepState, withStep, type JourneyState, type JsonObject } from '@passo/engine';
import { findProposal } from '../../repositories/proposalRepository.ts';
import type { Channel, FlowVersion } from '../../channels/channel.ts';
import type { ProvenAccess } from '../access/access.ts';
import { openState } from '../access/state.ts';
import { changeOf, commitChange } from './change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { actorOf } from '../access/actor.ts';

/**
 * Copies the photos that this customer has sent already into the steps of a new proposal that allow it. They lie there as
 * if they had been taken: the customer sees them, may change them, and sends them.
 */
export async function reuseDocuments(
  runtime: Runtime,
  from: ProvenAccess,
  to: { readonly id: string; readonly channel: Channel },
): Promise<readonly string[]> {
  const { reuseDocuments: slugs } = to.channel.settings;
  const [row] = slugs.length === 0 ? [] : await findProposal(runtime.db, [to.id]);
  if (row === undefined) return [];
  const version = await runtime.versions(row.flow_version);
  const before = openState(runtime, row.id, row.state);
  const { answers } = factsOf(from.proposal.version.flow, from.proposal.state);
  let state = before;
  for (const slug of slugs)
    state = await withPhotos(runtime, { from: from.proposal.id, to: to.id, version, state, slug, answers });
  if (state === before) return [];
  const moved = { ok: true, state, effects: [] } as const;
  const detail = { slugs };
  const change = {
    id: to.id,
    baseRevision: row.revision,
    version,
    moved,
    kind: 'documents.reused',
    slug: null,
    detail,
  };
  await commitChange(runtime, changeOf(runtime, { ...change, actor: actorOf(from) }));
  return slugs.filter((slug) => stepState(state, slug) !== stepState(before, slug));
}

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly version: FlowVersion;
  readonly state: JourneyState;
  readonly slug: string;
  readonly answers: JsonObject;
}

async function withPhotos(
  runtime: Runtime,
  { from, to, version, state, slug, answers }: Copying,
): Promise<JourneyState> {
  const uploads = (version.flow.bySlug.get(slug)?.form.fields ?? []).filter(({ kind }) => kind?.upload === true);
  const copied: Record<string, JsonObject> = {};
  for (const { key } of uploads) {
    const known = answers[key];
    const document = isJsonObject(known) && typeof known.document === 'string' ? known.document : '';
    const stored = document === '' ? null : await runtime.storage.get(document, from);
    if (stored === null) continue;
    const { name, mediaType, content } = stored;
    const { id } = await runtime.storage.put({ proposal: to, slug, name, mediaType, content });
    copied[key] = { document: id, name };
  }
  if (Object.keys(copied).length === 0) return state;
  return withStep(state, slug, { answers: { ...stepState(state, slug).answers, ...copied } });
}
