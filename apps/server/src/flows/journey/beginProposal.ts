import { newDeviceProof } from '../access/device.ts';
import type { Access } from '../access/access.ts';
import { announce, changeOf, type ChangeInput } from './change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { makeProposal } from '../../repositories/proposalRepository.ts';

/** Makes the proposal of a link, with the first device that may open it: its cookie's value, null where the link has a proposal by now. */
export async function beginProposal(
  runtime: Runtime,
  { link, channel }: Pick<Access, 'link' | 'channel'>,
  first: Omit<ChangeInput, 'baseRevision'>,
): Promise<string | null> {
  const change = changeOf(runtime, { ...first, baseRevision: 0 });
  const device = newDeviceProof();
  const made = await makeProposal(runtime.db, change, {
    link,
    channel: channel.code,
    partner: channel.partner.slug,
    flowVersion: first.version.id,
    device,
  });
  if (!made) return null;
  announce(runtime, change);
  return device.token;
}
