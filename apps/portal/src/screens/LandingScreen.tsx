import { StepImage } from '@passo/ui/layout/StepImage.tsx';
import { Panel } from '@passo/ui/panel/Panel.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import { router } from '../route/useRoute.ts';
import { Arrival } from './Arrival.tsx';
import { textsOfHome } from './homeTexts.ts';

/** What this is about, before the first question. */
export function LandingScreen({ journey }: { readonly journey: Journey }): ReactNode {
  const { topText, topSubText, buttonText, pageTitle } = textsOfHome(journey.config);
  const { home } = journey.config.configuration.display.images;
  return (
    <>
      <Panel
        tone="init"
        illustration="money"
        title={topText}
        text={topSubText}
        action={{ label: buttonText, onClick: () => router.go(`/${journey.state.currentStep}`) }}
      >
        {typeof home === 'string' && <StepImage source={home} />}
      </Panel>
      <Arrival place="landing" title={pageTitle} />
    </>
  );
}
