import { FactRows } from '@passo/ui/panel/FactRows.tsx';
import type { Figure } from '@passo/ui/panel/Panel.tsx';
import type { ReactNode } from 'react';
import type { Journey } from '../../journey/journey.ts';
import { money } from '../offer/costs.ts';
import { PaidOnDay } from '../offer/PaidOnDay.tsx';
import { Papers } from '../offer/Papers.tsx';
import { receivedOf } from '../offer/received.ts';
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
      <FactRows label="O que foi combinado" rows={agreedRows(journey, slug)} />
      {contract && <Papers journey={journey} slug={slug} contract={contract} />}
    </>
  );
}

/** The amount that it was all about; nothing where nothing was agreed. */
export function figureOf({ journey, slug }: AgreedProps): Figure | undefined {
  const { offer } = shownOf(journey, slug);
  if (offer === null) return undefined;
  const { label, value } = receivedOf(offer);
  return { label, value: money(value) };
}
