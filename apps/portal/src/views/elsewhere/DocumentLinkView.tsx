import { Button } from '@passo/ui/controls/Button.tsx';
import { StepLayout } from '@passo/ui/layout/StepLayout.tsx';
import { useState, type ReactNode } from 'react';
import { isMobile } from '../../device/isMobile.ts';
import { FormView } from '../form/FormView.tsx';
import { useWatch } from '../useWatch.ts';
import { descriptionOf, titleOf, type ViewProps } from '../view.ts';
import { PhonePass } from './PhonePass.tsx';

/** Photos: on a phone right away; on a computer by the phone's camera, or with files of this device. */
export function DocumentLinkView(props: ViewProps): ReactNode {
  const [here, setHere] = useState(() => isMobile(navigator.userAgent));
  return here ? <FormView {...props} /> : <OnThePhone {...props} onHere={() => setHere(true)} />;
}

function OnThePhone({ step, onHere }: ViewProps & { readonly onHere: () => void }): ReactNode {
  useWatch(true, 2);
  return (
    <StepLayout
      title={titleOf(step)}
      description={descriptionOf(step)}
      footer={
        <Button variant="ghost" onClick={onHere}>
          {step.texts.init?.action ?? 'Usar este aparelho'}
        </Button>
      }
    >
      <PhonePass step={step.slug} />
    </StepLayout>
  );
}
