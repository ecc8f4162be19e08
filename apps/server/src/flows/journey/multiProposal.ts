import type { DataOf } from '@passo/contract';
import { isValidCpf } from '@passo/domain';
import { findOpenByCpf } from '../../repositories/proposalRepository.ts';
import { openAccess, type Visitor } from '../access/access.ts';
import { hashCpf } from './change.ts';
import { linkContext } from '../../ports/messaging/customerLink.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** People behind one address share it; whoever tries CPF after CPF is stopped all the same. */
const CHECKS_PER_HOUR = 60;

/**
 * Open proposals of a CPF with the partner of the link: only that there is one, since when, and its link, which opens
 * nothing without a code to the contact proven there. Asked too often, it stops answering.
 */
export async function openProposalsOf(
  runtime: Runtime,
  visitor: Visitor,
  cpf: string,
  caller: string,
): Promise<DataOf<'multiProposal'>> {
  const access = await openAccess(runtime, visitor);
  await takeOne(runtime, `multi:${caller}`, CHECKS_PER_HOUR, 3600);
  if (!isValidCpf(cpf)) return [];
  const rows = await findOpenByCpf(runtime.db, [hashCpf(runtime, cpf), access.channel.partner.slug, access.link]);
  return rows.map(({ channel, sealed, created_at: startedAt }) => ({
    hashId: runtime.keyring.open(sealed, linkContext).toString('utf8'),
    product: runtime.channels.byCode(channel)?.settings.name ?? '',
    startedAt: startedAt.toISOString(),
    situation: 'pending',
  }));
}
