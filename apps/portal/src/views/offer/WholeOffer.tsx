import type { OfferOnWire } from '@passo/contract';
import { CostSheet } from '@passo/ui/money/CostSheet.tsx';
import type { ReactNode } from 'react';
import type { ViewProps } from '../view.ts';
import type { Pay } from './choiceFacts.ts';
import { OfferDrawer } from './OfferDrawer.tsx';
import { sheetWithSplit } from './split.ts';
import { useSeller } from './useSeller.ts';

interface WholeOfferProps extends Pick<ViewProps, 'journey' | 'step'> {
  readonly offer: OfferOnWire | null;
  readonly vehicle: string | null;
  readonly pay: Pay | null;
  readonly open: boolean;
  readonly busy: boolean;
  readonly onClose: () => void;
  readonly onTake: () => unknown;
}

/** Every cost of what is chosen: of a vehicle with the vehicle itself, and the button that goes on with it. */
export function WholeOffer({ offer, open, vehicle, step, onTake, ...props }: WholeOfferProps): ReactNode {
  const seller = useSeller();
  if (offer === null) return null;
  if (vehicle === null) return <CostSheet open={open} onClose={props.onClose} {...sheetWithSplit(offer, seller)} />;
  const action = step.buttonText ?? 'Continuar com o Financiamento';
  return <OfferDrawer {...props} {...{ vehicle, action, onTake }} offer={open ? offer : null} />;
}
