import type { SystemConfiguration } from '@passo/contract';
import { useConfig } from '../../state/config.ts';
import { keepProposal } from '../../state/proposal.ts';

/** What views read beside their props: in memory only, for the stores of a preview belong to no link. */
export function openStores(system: SystemConfiguration): void {
  if (useConfig.getState().config === system) return;
  useConfig.setState({ config: system });
  keepProposal(system.proposal);
}
