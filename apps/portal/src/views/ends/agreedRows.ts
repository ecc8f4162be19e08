import type { OfferOnWire } from '@passo/contract';
import type { FactRow } from '@passo/ui/panel/FactRows.tsx';
import type { Journey } from '../../journey/journey.ts';
import { day, money, whole } from '../offer/costs.ts';
import { installmentsAndLast } from '../offer/installments.ts';
import { contractLabel, contractPaper } from '../offer/paperRows.ts';
import { OWN, receivedOf } from '../offer/received.ts';
import { shownOf } from '../offer/shownOffer.ts';
import { helpRow } from './helpRow.ts';
import { sentOf } from './sent.ts';

/** Everything a customer asks at the end: where the money went and when, what is owed from when on, how to withdraw, with whom, whom to call. */
export function agreedRows(journey: Journey, slug: string): readonly FactRow[] {
  const { offer } = shownOf(journey, slug);
  const agreed =
    offer === null ? [] : [...moneyRows(journey, slug, offer), dueRow(offer), ...undoRows(journey, slug, offer)];
  return [...agreed, ...contractRows(journey, slug, offer), ...receiptRows(journey, slug), ...helpRow(journey)];
}

/** Where it was paid to, and when; where somebody else got it, only when: it is the customer who asks. */
function moneyRows(journey: Journey, slug: string, offer: OfferOnWire): readonly FactRow[] {
  const { payment, account } = shownOf(journey, slug);
  const isOwn = receivedOf(offer).label === OWN;
  const paidOn = offer.interestFree ? '' : day(payment?.paidOn ?? '');
  // The receipt says it where there is one.
  const note = paidOn === '' || payment?.reference !== '' ? undefined : `Depósito em ${paidOn}`;
  if (isOwn && account.length > 0) return [{ kind: 'account', label: 'Conta', values: account, note }];
  return paidOn === '' ? [] : [{ kind: 'money', label: isOwn ? 'Depósito' : 'Pagamento', values: [paidOn] }];
}

/** By what one asks the bank for money that is not there; nothing where it named nothing. */
function receiptRows(journey: Journey, slug: string): readonly FactRow[] {
  const sent = sentOf(journey, slug);
  if (sent === null || sent.reference === '') return [];
  const { on, reference } = sent;
  const action = { label: 'Copiar', spoken: 'Copiar o número do comprovante', copies: reference };
  return [{ kind: 'number', label: 'Comprovante', values: [reference], note: `Depósito em ${on}`, action }];
}

/** The first one and how it is paid, which is the next that is owed; how many there are and when they end stands below it. */
function dueRow(offer: OfferOnWire): FactRow {
  const { unit, firstDueOn, valorDaParcela, collected } = offer;
  const way = collected === null ? '' : `, ${collected.charAt(0).toLowerCase()}${collected.slice(1)}`;
  const label = unit === 'withdrawal' ? 'Primeiro saque que fica com o banco' : `Primeira parcela${way}`;
  return { kind: 'day', label, values: [`${day(firstDueOn)} · ${money(valorDaParcela)}`], note: allOf(offer) };
}

function allOf(offer: OfferOnWire): FactRow['note'] {
  if (offer.installments === 1) return undefined;
  const { all, last } = installmentsAndLast(offer, money);
  const final = last ?? (offer.unit === 'withdrawal' ? 'último' : 'última');
  const when = `Ú${final.slice(1)} em ${day(offer.lastDueOn)}`;
  return [all.join(' '), when].map(whole);
}

/** The contract says what goes back in each case; money that was had is all of it. */
function undoRows(journey: Journey, slug: string, offer: OfferOnWire): readonly FactRow[] {
  const { withdrawal } = shownOf(journey, slug);
  if (withdrawal === null) return [];
  const note = `Peça ${offer.interestFree ? 'à administradora' : 'ao banco'}: ${offer.lender.sac}`;
  const label = receivedOf(offer).label === OWN ? 'Para desistir, devolva o que recebeu' : 'Para desistir';
  return [{ kind: 'undo', label, values: [withdrawal], note }];
}

/** With whom it was signed, under which number, and the paper itself. */
function contractRows(journey: Journey, slug: string, offer: OfferOnWire | null): readonly FactRow[] {
  const { proposal } = journey;
  if (proposal === null) return [];
  const { contract } = shownOf(journey, slug);
  const paper = contract && contractPaper(contract);
  const number = `Pedido ${proposal.systemicValue}`;
  const action = paper ? { label: 'Abrir', href: paper.href, spoken: paper.action, apart: true } : undefined;
  if (contract === null) return [{ kind: 'number', label: 'Número do pedido', values: [proposal.systemicValue] }];
  if (offer === null) return [{ kind: 'contract', label: 'Contrato', values: [number], action }];
  const note = [number, ...(paper ? [whole(paper.meta)] : [])].join(' · ');
  return [{ kind: 'contract', label: contractLabel(offer), values: [offer.lender.name], note, action }];
}
