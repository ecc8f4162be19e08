import { LinkButton } from '@passo/ui/controls/LinkButton.tsx';
import type { ReactNode } from 'react';
import { isReviewable, type Journey } from '../../journey/journey.ts';
import { useSession } from '../../session/useSession.ts';
import { navigates } from '../../shell/indicator.ts';

const DOCUMENT = 'documentoFrente';

/** Where a face is not the document's, the photo of the document may be at fault: the way to its step, where one may walk there. */
export function RedoDocument({ journey, slug }: { readonly journey: Journey; readonly slug: string }): ReactNode {
  const { router } = useSession();
  const asked = journey.live.find((step) => step.form.answersTo.has(DOCUMENT));
  if (!navigates(journey) || asked === undefined || asked.slug === slug || !isReviewable(journey, asked.slug))
    return null;
  return (
    <p>
      <LinkButton onClick={() => router.go(`/${asked.slug}`)}>Refazer as fotos do documento</LinkButton>
    </p>
  );
}
