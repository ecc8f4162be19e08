import type { OfferOnWire } from '@passo/contract';
import { masks } from '@passo/domain/masks.ts';
import type { Fact } from '@passo/ui/money/FactsTable.tsx';
import { answered, hiddenCpf } from '../../journey/answered.ts';
import type { Journey } from '../../journey/journey.ts';
import { money, percent } from '../offer/costs.ts';
import { shownTarget } from '../token/shownTarget.ts';
import { installmentsAndLast } from '../offer/installments.ts';
import { FROM_FUND, receivedOf } from '../offer/received.ts';

/** `11987654321` → `(11) •••••-4321`. */
const hiddenPhone = (phone: string): string => shownTarget(masks.partiallyHiddenPhone.mask(phone));

/** The request so far, as far as it is known; `offer` is what is on the screen, else what was agreed. */
export function factsSoFar(journey: Journey, offer: OfferOnWire | null): readonly Fact[] {
  const cpf = answered(journey, 'cpf');
  const phone = answered(journey, 'celular');
  return [
    { label: 'Produto', values: [journey.config.metaProduct.name] },
    ...(cpf === null ? [] : [{ label: 'CPF', values: [hiddenCpf(cpf)] }]),
    ...(phone === null ? [] : [{ label: 'Celular', values: [hiddenPhone(phone)] }]),
    ...(offer === null ? [] : factsOf(offer)),
  ];
}

function factsOf(offer: OfferOnWire): readonly Fact[] {
  const { label, value } = receivedOf(offer);
  return [
    { label, values: [money(value)] },
    installmentsFact(offer),
    ...(offer.interestFree ? [] : [{ label: 'CET', values: [`${percent(offer.cetAnnual)} ao ano`] }]),
    { label: offer.unit === 'withdrawal' ? FROM_FUND : 'Total a pagar', values: [money(offer.total)] },
  ];
}

function installmentsFact(offer: OfferOnWire): Fact {
  const { all, last } = installmentsAndLast(offer, money);
  return { label: offer.unit === 'withdrawal' ? 'Saques' : 'Parcelas', values: last === null ? all : [...all, last] };
}
