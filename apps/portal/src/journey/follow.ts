import type { Router } from '../session/router.ts';
import { useProposal } from '../state/proposal.ts';
import { currentJourney } from './useJourney.ts';

/**
 * Whoever looks at the current step goes along when the journey moves on, whoever moved it. A step that asked something
 * stays behind in the history, for Back to come to; a mere wait does not.
 */
export function followJourney(router: Router): void {
  useProposal.subscribe((now, before) => {
    const journey = currentJourney();
    if (journey === null || now.proposal === null || now.proposal === before.proposal) return;
    const left = before.proposal?.currentStep ?? journey.flow.steps[0]?.slug ?? '';
    const { currentStep } = now.proposal;
    if (left === currentStep || router.path() !== `/${left}`) return;
    const asked = (journey.flow.bySlug.get(left)?.form.fields.length ?? 0) > 0;
    router.go(`/${currentStep}`, asked ? 'push' : 'replace');
  });
}
