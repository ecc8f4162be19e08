import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../../session/useSession.ts';
import { stepActions } from '../stepActions.ts';
import type { ViewProps } from '../view.ts';
import { Changes } from './Changes.tsx';
import { OfferCosts } from './OfferCosts.tsx';
import { shownOf } from './shownOffer.ts';

/** The back office changed the terms: each figure before and after, and the new offer with all its costs. */
export function RevisionView({ journey, step }: ViewProps): ReactNode {
  const { offer, before } = shownOf(journey, step.slug);
  const words = step.texts[journey.proposal?.stepStatus[step.slug] ?? 'success'] ?? step.texts.success;
  const { submit } = stepActions(useSession(), step);
  return (
    <StepLayout
      title={words?.title ?? step.title ?? step.name}
      description={words?.text}
      footer={<Button onClick={submit}>{words?.action ?? 'Aceitar as novas condições'}</Button>}
    >
      {offer && before && <Changes before={before} after={offer} />}
      {offer && <OfferCosts journey={journey} offer={offer} />}
    </StepLayout>
  );
}
