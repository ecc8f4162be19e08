import type { OfferOnWire } from '@passo/contract';
import { masks } from '@passo/domain/masks.ts';
import type { Fact } from '@passo/ui/money/FactsTable.tsx';
import type { Journey } from '../../journey/journey.ts';
import { money, percent } from '../offer/costs.ts';
import { installmentsIn } from '../offer/installments.ts';
import { receivedOf } from '../offer/received.ts';

/** `52998224725` → `•••.982.247-••`: its owner recognises it, and whoever looks over the shoulder does not have it. */
const hiddenCpf = (cpf: string): string =>
  masks.cpf
    .mask(cpf)
    .replace(/^\d{3}/, '•••')
    .replace(/\d{2}$/, '••');

/** `11987654321` → `(11) •••••-4321`. */
const hiddenPhone = (phone: string): string => masks.partiallyHiddenPhone.mask(phone).replaceAll('*', '•');

/** What was answered under this key; a later step knows better. */
function answered({ proposal, live }: Journey, key: string): string | null {
  const answers = live.map(({ slug }) => proposal?.selfContract[slug]?.[key]);
  const found = answers.findLast((answer) => typeof answer === 'string' && answer !== '');
  return typeof found === 'string' ? found : null;
}

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
    { label: offer.unit === 'withdrawal' ? 'Saques' : 'Parcelas', values: installmentsIn(offer, money) },
    ...(offer.interestFree ? [] : [{ label: 'CET', values: [`${percent(offer.cetAnnual)} ao ano`] }]),
    { label: 'Total a pagar', values: [money(offer.total)] },
  ];
}
