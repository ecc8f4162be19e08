import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { stepActions } from '../stepActions.ts';
import type { ViewProps } from '../view.ts';
import { OfferCosts } from './OfferCosts.tsx';
import { shownOf } from './shownOffer.ts';

/** An offer to be read and taken as it is. */
export function OfferView({ journey, step }: ViewProps): ReactNode {
  const { offer } = shownOf(journey, step.slug);
  const words = step.texts[journey.proposal?.stepStatus[step.slug] ?? 'init'] ?? step.texts.init;
  const { submit } = stepActions(useSession(), step);
  return (
    <StepLayout
      title={words?.title ?? step.title ?? step.name}
      description={words?.text}
      footer={<Button onClick={submit}>{words?.action ?? 'Continuar'}</Button>}
    >
      {offer && <OfferCosts offer={offer} receivedFirst />}
    </StepLayout>
  );
}
