import type { JsonObject } from '@passo/engine/json.ts';
import { call } from '../session.ts';
import { useConfig } from '../state/config.ts';
import { useProposal } from '../state/proposal.ts';
import { hash } from './link.ts';
import { useMultiProposal } from './multiProposal.ts';

/* What only the first submit of a proposal needs: fetched while its form is filled in. */

export { devicePosition } from '../wire/position.ts';

/**
 * Asked before a proposal is made: where the person has one open already, they choose first. `again` repeats the submit.
 * A check that fails stands in nobody's way.
 */
export async function mayCreate({ cpf }: JsonObject, again: () => unknown): Promise<boolean> {
  const display = useConfig.getState().config?.configuration.display;
  const settled = useProposal.getState().isMultiProposalSelected || display?.hidePopupMultiProposal === true;
  if (settled || typeof cpf !== 'string') return true;
  const answered = await call('multiProposal', { params: { id: hash(), cpf } });
  if (!answered.ok || answered.value.length === 0) return true;
  useMultiProposal.setState({ found: answered.value, beginNew: again });
  return false;
}

/** The person wants a new one beside the open one. */
export function beginNew(): void {
  const { beginNew: go } = useMultiProposal.getState();
  useProposal.setState({ isMultiProposalSelected: true });
  useMultiProposal.setState({ found: null });
  go();
}
