import { StepImage } from '@passo/ui/layout/StepImage.tsx';
import { Panel } from '@passo/ui/panel/Panel.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../journey/journey.ts';
import { useSession } from '../session/useSession.ts';
import { returnToProposal } from '../shell/backToOffers.ts';
import { useDeviceSettings } from '../state/deviceSettings.ts';
import { Arrival } from './Arrival.tsx';
import { textsOfHome } from './homeTexts.ts';

/** What this is about, before the first question. */
export function LandingScreen({ journey }: { readonly journey: Journey }): ReactNode {
  const { router } = useSession();
  const { topText, topSubText, buttonText, pageTitle } = textsOfHome(journey.config);
  const left = useDeviceSettings(({ returnableStep }) => returnableStep);
  const { home } = journey.config.configuration.display.images;
  return (
    <>
      <Panel
        tone="init"
        illustration="money"
        title={topText}
        text={topSubText}
        action={{ label: buttonText, onClick: () => router.go(`/${journey.state.currentStep}`) }}
        secondary={
          left !== null && journey.flow.bySlug.has(left)
            ? { label: 'Minhas Propostas', onClick: () => returnToProposal(router, left) }
            : undefined
        }
      >
        {typeof home === 'string' && <StepImage source={home} />}
      </Panel>
      <Arrival place="landing" title={pageTitle} />
    </>
  );
}
