import type { SystemConfiguration } from '@passo/contract';
import { fetchVocabulary } from '../drawing/vocabulary.ts';
import { useConfig } from '../state/config.ts';
import { setFault } from '../state/notices.ts';
import { keepProposal } from '../state/proposal.ts';

/** Shows what the server told, or goes where it sends one. */
export async function takeSystem(
  { redirect, ...system }: SystemConfiguration,
  later: readonly string[] = [],
): Promise<void> {
  if (redirect !== null) return void import('./otherLink.ts').then(({ followRedirect }) => followRedirect(redirect));
  await fetchVocabulary(system.steps);
  // In this order: nobody moved on who finds the proposal where it stands, and a reload stays with the step in view.
  keepProposal(system.proposal);
  useConfig.setState({ config: { ...system, redirect }, later });
  setFault(null);
}
