import { deviceStorage } from '../device/storage.ts';
import { DRAFTS } from '../state/draftsName.ts';
import { resetPercentage } from '../state/percentage.ts';
import { resetProposal } from '../state/proposal.ts';

/** The proposal's data are gone, whoever had them erased and wherever: what was typed for it goes here too, written down or not. */
export function forgetErased(): void {
  resetProposal();
  resetPercentage();
  deviceStorage()?.removeItem(DRAFTS);
}
