import { newDeviceProof } from '../access/device.ts';
import type { Access } from '../access/access.ts';
import { announce, changeOf, type ChangeInput } from './change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import type { SealedDocument } from '../../ports/storage/storage.ts';
import { withDocuments } from '../../ports/storage/withDocuments.ts';
import { makeProposal } from '../../repositories/proposalRepository.ts';

/** Makes the proposal of a link, with the first device that may open it: its cookie's value, null where the link has a proposal by now. */
export async function beginProposal(
  runtime: Runtime,
  { link, channel }: Pick<Access, 'link' | 'channel'>,
  first: Omit<ChangeInput, 'baseRevision' | 'before'>,
  documents: readonly SealedDocument[] = [],
): Promise<string | null> {
  const change = changeOf(runtime, { ...first, baseRevision: 0, before: null });
  const device = newDeviceProof();
  const places = { link, channel: channel.code, partner: channel.partner.slug, flowVersion: first.version.id };
  const made = await withDocuments(runtime.db, documents, (db) => makeProposal(db, change, { ...places, device }));
  if (!made) return null;
  announce(runtime, change);
  return device.token;
}
