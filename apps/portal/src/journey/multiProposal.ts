import type { DataOf } from '@passo/contract';
import type { JsonObject } from '@passo/engine/json.ts';
import { create } from 'zustand';
import { call } from '../session.ts';
import { useConfig } from '../state/config.ts';
import { useProposal } from '../state/proposal.ts';
import { hash } from './link.ts';

export type OpenProposal = DataOf<'multiProposal'>[number];

interface MultiProposal {
  /** Open proposals of the CPF that was typed; null while there is nothing to choose. */
  readonly found: readonly OpenProposal[] | null;
  /** Goes on with the new one. */
  readonly beginNew: () => unknown;
}

export const useMultiProposal = create<MultiProposal>()(() => ({ found: null, beginNew: () => undefined }));

/**
 * Asked before a proposal is made: where the person has one open already, they choose first. `again` repeats the submit.
 * A check that fails stands in nobody's way.
 */
export async function mayCreate({ cpf }: JsonObject, again: () => unknown): Promise<boolean> {
  const { proposal, isMultiProposalSelected } = useProposal.getState();
  const display = useConfig.getState().config?.configuration.display;
  const settled = proposal !== null || isMultiProposalSelected || display?.hidePopupMultiProposal === true;
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
