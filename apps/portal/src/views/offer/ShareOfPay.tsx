import type { OfferOnWire } from '@passo/contract';
import { ShareMeter } from '@passo/ui/money/ShareMeter.tsx';
import type { ReactNode } from 'react';
import type { Pay } from './choiceFacts.ts';
import { money } from './costs.ts';

interface ShareOfPayProps {
  readonly pay: Pay | null;
  readonly offer: OfferOnWire | null;
  /** In one short line. */
  readonly brief?: boolean;
}

/** What the largest installment takes of what comes in; nothing where either is not known. */
export function ShareOfPay({ pay, offer, brief = false }: ShareOfPayProps): ReactNode {
  if (pay === null || offer === null || offer.unit === 'withdrawal') return null;
  const part = offer.valorDaParcela / pay.limit;
  const words = pay.isLeft ? ofWhatIsLeft(pay, offer) : ofPay(pay, offer, brief);
  return <ShareMeter label={pay.label} part={part} brief={brief} {...words} />;
}

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

function ofPay({ of, value, limit }: Pay, { valorDaParcela }: OfferOnWire, brief: boolean) {
  const [taken, most] = [percent(valorDaParcela / value), percent(limit / value)];
  const spoken = `${taken} do que você recebe, de um limite de ${most}`;
  return { taken, of: brief ? of : 'do que você recebe', most: `limite ${most}`, spoken };
}

/** Once the payroll has said how much room there is: a share of the pay, with a limit that is another one than before, would explain nothing. */
function ofWhatIsLeft({ limit }: Pay, { valorDaParcela }: OfferOnWire) {
  const [taken, left] = [money(valorDaParcela), money(limit)];
  return { taken, of: 'por mês', most: `cabem ${left}`, spoken: `${taken} por mês, de ${left} que cabem hoje` };
}
