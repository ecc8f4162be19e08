import { factsOf, isJsonObject, stepState, withStep, type JourneyState, type JsonObject } from '@passo/engine';
import { findProposal } from '../../repositories/proposalRepository.ts';
import type { Channel, FlowVersion } from '../../channels/channel.ts';
import type { ProvenAccess } from '../access/access.ts';
import { openState } from '../access/state.ts';
import { changeOf, commitChange } from './change.ts';
import type { SealedDocument } from '../../ports/storage/storage.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { uploadFields } from './uploads.ts';
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
  const documents: SealedDocument[] = [];
  let state = before;
  for (const slug of slugs) {
    const copied = await photosOf(runtime, { from: from.proposal.id, to: to.id, version, slug, answers });
    documents.push(...copied.map(({ document }) => document));
    state = withPhotos(state, slug, copied);
  }
  if (state === before) return [];
  const moved = { ok: true, state, effects: [] } as const;
  const detail = { slugs };
  const change = {
    id: to.id,
    baseRevision: row.revision,
    version,
    before,
    moved,
    kind: 'documents.reused',
    slug: null,
    detail,
  };
  await commitChange(runtime, changeOf(runtime, { ...change, actor: actorOf(from) }), documents);
  return slugs.filter((slug) => stepState(state, slug) !== stepState(before, slug));
}

interface Copying {
  readonly from: string;
  readonly to: string;
  readonly version: FlowVersion;
  readonly slug: string;
  readonly answers: JsonObject;
}

interface Copied {
  readonly key: string;
  readonly name: string;
  readonly document: SealedDocument;
}

async function photosOf(runtime: Runtime, { from, to, version, slug, answers }: Copying): Promise<readonly Copied[]> {
  const step = version.flow.bySlug.get(slug);
  const copied: Copied[] = [];
  for (const key of step === undefined ? [] : uploadFields(step)) {
    const known = answers[key];
    const document = isJsonObject(known) && typeof known.document === 'string' ? known.document : '';
    const stored = document === '' ? null : await runtime.storage.get(document, from);
    if (stored === null) continue;
    const { name, mediaType, content } = stored;
    copied.push({ key, name, document: await runtime.storage.seal({ proposal: to, slug, name, mediaType, content }) });
  }
  return copied;
}

function withPhotos(state: JourneyState, slug: string, copied: readonly Copied[]): JourneyState {
  if (copied.length === 0) return state;
  const references = copied.map(({ key, name, document: { id } }): [string, JsonObject] => [
    key,
    { document: id, name },
  ]);
  return withStep(state, slug, { answers: { ...stepState(state, slug).answers, ...Object.fromEntries(references) } });
}
