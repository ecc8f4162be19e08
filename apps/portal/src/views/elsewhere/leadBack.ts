import { isBorrowed } from '../../device/borrowed.ts';
import { stepOf, type Journey } from '../../journey/journey.ts';
import { currentJourney } from '../../journey/useJourney.ts';
import { HANDED_BACK } from '../../journey/handedBack.ts';
import type { Session } from '../../session/session.ts';
import { useProposal } from '../../state/proposal.ts';

/** Whether the next thing that is asked of the customer is no photo: what only waits in between is nobody's to do. */
export function hasNoPhotoNext(journey: Journey): boolean {
  const at = journey.live.findIndex(({ slug }) => slug === journey.state.currentStep);
  const asked = journey.live.slice(at).map(({ slug }) => stepOf(journey, slug));
  const next = asked.find((step) => (step?.seconds ?? 0) > 0);
  return next?.view !== 'photos';
}

let leads = false;

/** From now on a device that was only to take the photos says so once they are taken, instead of asking what comes next. */
export function leadBack({ router }: Session): void {
  if (leads) return;
  leads = true;
  useProposal.subscribe(() => {
    const journey = currentJourney();
    if (journey === null || !isBorrowed() || !hasNoPhotoNext(journey)) return;
    // After whoever keeps the answer has gone where it leads.
    setTimeout(() => router.go(HANDED_BACK, 'replace'));
  });
}
