import { BackButton } from '@passo/ui/layout/BackButton.tsx';
import type { ReactNode } from 'react';
import { previousStep, type Journey } from '../journey/journey.ts';
import { useSession } from '../session/useSession.ts';
import { warn } from '../state/notices.ts';
import { navigates } from './indicator.ts';

/** To the nearest step before that can be opened again, where the channel lets people walk. */
export function Back({ journey, slug }: { readonly journey: Journey; readonly slug: string }): ReactNode {
  const { router } = useSession();
  if (!navigates(journey)) return null;
  const previous = previousStep(journey, slug);
  const refused = journey.proposal?.data.endorsed === true && journey.state.end === null;
  if (previous === null && !refused) return null;
  const goBack = (): void => {
    if (previous === null) warn('Proposta já averbada não pode ser retrocedida!');
    else router.go(`/${previous}`);
  };
  return <BackButton onClick={goBack} />;
}
