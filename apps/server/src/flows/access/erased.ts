import { formatDate, today } from '@passo/domain';
import { ProblemError } from '../../platform/problemError.ts';
import type { AccessRow } from '../../repositories/accessRepository.ts';
import { findErasure } from '../../repositories/retentionRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Whether the link led to a proposal whose data are gone. */
export const isErased = ({ proposal, state }: Pick<AccessRow, 'proposal' | 'state'>): boolean =>
  proposal !== null && state === null;

/** Says so, and since when: whoever kept the link has to know that nothing was lost by accident. */
export async function refuseErased(runtime: Pick<Runtime, 'db'>, row: AccessRow): Promise<void> {
  if (row.proposal === null || !isErased(row)) return;
  const [erasure] = await findErasure(runtime.db, [row.proposal]);
  if (erasure === undefined) throw new ProblemError('proposal.erased');
  const day = formatDate(today(erasure.erased_at));
  throw new ProblemError('proposal.erased', {
    message: `Este pedido não existe mais: os dados foram apagados em ${day}.`,
  });
}
