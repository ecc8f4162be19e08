import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import { router } from '../route/useRoute.ts';
import { Arrival } from './Arrival.tsx';
import { textsOfHome } from './homeTexts.ts';

/** What this is about, before the first question. */
export function LandingScreen({ journey }: { readonly journey: Journey }): ReactNode {
  const { topText, topSubText, buttonText, pageTitle } = textsOfHome(journey.config);
  const { images } = journey.config.configuration.display;
  return (
    <>
      <StepLayout
        title={topText}
        description={topSubText}
        image={typeof images.home === 'string' ? images.home : undefined}
        footer={<Button onClick={() => router.go(`/${journey.state.currentStep}`)}>{buttonText}</Button>}
      />
      <Arrival place="landing" title={pageTitle} />
    </>
  );
}
