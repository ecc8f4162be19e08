import type { StepOnWire } from '@passo/contract';
import type { DrawingName } from '@passo/ui/illustrations/Illustration.tsx';
import { FactRows } from '@passo/ui/panel/FactRows.tsx';
import type { Figure } from '@passo/ui/panel/Panel.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { illustrationOf } from '../illustration.ts';
import { money } from '../offer/costs.ts';
import { PaidOnDay } from '../offer/PaidOnDay.tsx';
import { Papers } from '../offer/Papers.tsx';
import { OWN, receivedOf } from '../offer/received.ts';
import { shownOf } from '../offer/shownOffer.ts';
import { agreedRows } from './agreedRows.ts';

interface AgreedProps {
  readonly journey: Journey;
  readonly slug: string;
}

/** What was agreed, what its day changed of it, and the papers. */
export function Agreed({ journey, slug }: AgreedProps): ReactNode {
  const { contract } = shownOf(journey, slug);
  return (
    <>
      <PaidOnDay journey={journey} slug={slug} listed={contract !== null} />
      <FactRows label="O que foi combinado" rows={agreedRows(journey, slug)} paired />
      {contract && <Papers journey={journey} slug={slug} contract={contract} />}
    </>
  );
}

interface Face {
  readonly illustration: DrawingName;
  readonly figure: Figure | undefined;
}

/** The amount that it was all about, and the picture of it; no amount where nothing was agreed. */
export function faceOf(journey: Journey, { slug, illustration }: StepOnWire): Face {
  const { offer } = shownOf(journey, slug);
  if (offer === null) return { illustration: illustrationOf(illustration), figure: undefined };
  const { label, value } = receivedOf(offer);
  // Money that is the customer's own: the title says so.
  const isOwn = label === OWN;
  return {
    illustration: illustrationOf(isOwn ? 'money' : illustration),
    figure: { label: isOwn ? undefined : label, value: money(value) },
  };
}
