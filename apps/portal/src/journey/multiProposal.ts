import type { Session } from '../session/session.ts';
import { useConfig } from '../state/config.ts';
import { hash } from '../state/hashId.ts';
import { useMultiProposal } from '../state/multiProposal.ts';
import { useProposal } from '../state/proposal.ts';

/** Asked once a code has proven who this is: where they have another proposal open, they choose. A check that fails stands in nobody's way. */
export async function lookForOpenProposals({ call }: Session): Promise<void> {
  const display = useConfig.getState().config?.configuration.display;
  if (useProposal.getState().isMultiProposalSelected || display?.hidePopupMultiProposal === true) return;
  const answered = await call('openProposals', { params: { id: hash() }, body: {} });
  if (answered.ok && answered.value.length > 0) useMultiProposal.setState({ found: answered.value });
}

/** The person goes on with the new one beside those that are open. */
export function beginNew(): void {
  useProposal.setState({ isMultiProposalSelected: true });
  useMultiProposal.setState({ found: null });
}

/** The choice is put off: nothing is decided, and the next code that proves who this is asks again. */
export const chooseLater = (): void => useMultiProposal.setState({ found: null });
