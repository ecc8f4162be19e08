import type { OfferOnWire } from '@passo/contract';
import type { FactRow } from '@passo/ui/panel/FactRows.tsx';
import type { Journey } from '../../journey/journey.ts';
import { day, money } from '../offer/costs.ts';
import { installmentsIn } from '../offer/installments.ts';
import { OWN, receivedOf } from '../offer/received.ts';
import { shownOf } from '../offer/shownOffer.ts';
import { helpRow } from './helpRow.ts';

/** Everything a customer asks at the end: when, where to, what is owed from when on, to whom, how to withdraw, whom to call. */
export function agreedRows(journey: Journey, slug: string): readonly FactRow[] {
  const { offer } = shownOf(journey, slug);
  const { proposal } = journey;
  const number: FactRow = { kind: 'number', label: 'Número do pedido', values: [proposal?.systemicValue ?? ''] };
  const agreed =
    offer === null ? [] : [...moneyRows(journey, slug, offer), dueRow(offer), ...lenderRows(journey, slug, offer)];
  return [...agreed, ...(proposal === null ? [] : [number]), ...helpRow(journey)];
}

/** When it was paid, and to where: whoever gets it, it is the customer who asks. */
function moneyRows(journey: Journey, slug: string, offer: OfferOnWire): readonly FactRow[] {
  const { payment, account } = shownOf(journey, slug);
  const isOwn = receivedOf(offer).label === OWN;
  const paid: FactRow = {
    kind: 'money',
    label: isOwn ? 'Depósito' : 'Pagamento',
    values: [day(payment?.paidOn ?? '')],
  };
  return [
    ...((payment?.paidOn ?? '') === '' || offer.interestFree ? [] : [paid]),
    ...(isOwn && account.length > 0 ? [{ kind: 'account', label: 'Conta', values: account } as const] : []),
  ];
}

/** The first one, which is the next that is owed; how many there are and when they end stands below it. */
function dueRow(offer: OfferOnWire): FactRow {
  const { unit, firstDueOn, valorDaParcela } = offer;
  const label = unit === 'withdrawal' ? 'Primeiro saque que fica com o banco' : 'Primeira parcela';
  return { kind: 'day', label, values: [`${day(firstDueOn)} · ${money(valorDaParcela)}`], note: allOf(offer) };
}

function allOf(offer: OfferOnWire): string | undefined {
  if (offer.installments === 1) return undefined;
  const last = offer.unit === 'withdrawal' ? 'o último' : 'a última';
  return `São ${installmentsIn(offer, money).join(' ')}, ${last} em ${day(offer.lastDueOn)}.`;
}

function lenderRows(journey: Journey, slug: string, { lender, interestFree }: OfferOnWire): readonly FactRow[] {
  const { withdrawal } = shownOf(journey, slug);
  const whom = interestFree ? 'à administradora' : 'ao banco';
  return [
    { kind: 'bank', label: interestFree ? 'Administradora' : 'Quem empresta', values: [lender.name] },
    ...(withdrawal === null
      ? []
      : [
          {
            kind: 'undo',
            label: 'Se mudar de ideia',
            values: [withdrawal],
            note: `Peça ${whom}: ${lender.sac}`,
          } as const,
        ]),
  ];
}
