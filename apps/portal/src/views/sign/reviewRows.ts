import type { OfferOnWire } from '@passo/contract';
import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import type { FactRow } from '@passo/ui/panel/FactRows.tsx';
import { answered, hiddenCpf } from '../../journey/answered.ts';
import { isReviewable, type Journey } from '../../journey/journey.ts';
import { day, money, percent, whole } from '../offer/costs.ts';
import { installmentsAndLast } from '../offer/installments.ts';
import { OWN, receivedOf } from '../offer/received.ts';
import { contractLabel, contractPaper, type Written } from '../offer/paperRows.ts';
import { shownOf } from '../offer/shownOffer.ts';

type Go = (path: string) => void;

/** Where an offer is chosen. A revision only says what somebody else changed of it. */
const choosing: ReadonlySet<string> = new Set(['simulation', 'offers', 'vendors', 'offer']);

/** What is signed, a question a row: what is got, what is paid for it, the contract and with whom, into which account, and by whom. `go` leads to where each is changed. */
export function reviewRows(journey: Journey, slug: string, offer: OfferOnWire, go: Go): readonly FactRow[] {
  const { account, contract } = shownOf(journey, slug);
  const change = (step: CompiledStep | undefined, what: string): Pick<FactRow, 'action'> =>
    step !== undefined && isReviewable(journey, step.slug)
      ? { action: { label: 'Alterar', spoken: `Alterar ${what}`, press: () => go(`/${step.slug}`) } }
      : {};
  const earlier = journey.live.filter(({ index }) => index < (journey.flow.bySlug.get(slug)?.index ?? 0));
  const views = new Map(journey.config.steps.map((step) => [step.slug, step.view]));
  const chosen = earlier.findLast((step) => choosing.has(views.get(step.slug) ?? ''));
  const asks = (key: string): CompiledStep | undefined => earlier.findLast(({ form }) => form.answersTo.has(key));
  const told = (step: CompiledStep | undefined) => journey.proposal?.data.known?.[step?.slug ?? ''];
  return [
    { ...receivedRow(offer), ...change(chosen, 'valor e prazo') },
    paidRow(offer),
    lenderRow(offer, contract),
    ...accountRows(account, offer, told(asks('conta'))).map((row) => ({ ...row, ...change(asks('conta'), 'conta') })),
    ...personRows(journey).map((row) => ({ ...row, ...change(asks('nome'), 'seus dados') })),
  ];
}

function receivedRow(offer: OfferOnWire): FactRow {
  const { label, value } = receivedOf(offer);
  return { kind: 'money', label, values: [money(value)] };
}

/** With whom, and the paper itself; in view on a phone before anything is signed. Who lends alone where none is written. */
function lenderRow(offer: OfferOnWire, contract: Written | null): FactRow {
  const values = [offer.lender.name];
  if (contract === null)
    return { kind: 'bank', label: offer.interestFree ? 'Administradora' : 'Quem empresta', values };
  return { ...contractRow(contract), label: contractLabel(offer), values, note: whole(contractPaper(contract).meta) };
}

/** The paper, where no offer says with whom. */
export function contractRow(contract: Written): FactRow {
  const { name, meta, href, action } = contractPaper(contract, 'Ler');
  const read = { label: 'Ler', spoken: action, href, apart: true };
  return { kind: 'contract', label: name, values: [meta], action: read };
}

/** All of it, then how much how often; below that when the first is due, a last one that differs, and what it costs. */
function paidRow(offer: OfferOnWire): FactRow {
  const isWithdrawal = offer.unit === 'withdrawal';
  const ordinal = isWithdrawal ? '1º' : '1ª';
  const { all, last } = installmentsAndLast(offer, money);
  const line = (...parts: readonly string[]): string => parts.map(whole).join(' · ');
  const rates = [`Juros ${percent(offer.monthlyRate)} ao mês`, `CET ${percent(offer.cetAnnual)} ao ano`];
  return {
    kind: 'day',
    label: isWithdrawal ? `Saem do seu FGTS ${money(offer.total)}` : `Você paga ${money(offer.total)} no total`,
    values: [all.map(whole).join(' ')],
    note: [
      line(`${ordinal} em ${day(offer.firstDueOn)}`, ...(last === null ? [] : [last])),
      ...(offer.collected === null ? [] : [whole(offer.collected)]),
      ...(offer.interestFree ? [] : [line(...rates)]),
    ],
  };
}

/** The bank, and below it what is the account there, and who told it where nobody typed it. */
function accountRows(
  [bank, ...lines]: readonly string[],
  offer: OfferOnWire,
  source: string | undefined,
): readonly FactRow[] {
  if (bank === undefined) return [];
  const label = receivedOf(offer).label === OWN ? 'Cai na conta' : 'Sua conta';
  return [
    { kind: 'account', label, values: [bank], note: [lines.join(' · '), ...(source === undefined ? [] : [source])] },
  ];
}

function personRows(journey: Journey): readonly FactRow[] {
  const [name, cpf] = [answered(journey, 'nome'), answered(journey, 'cpf')];
  if (name === null) return [];
  return [{ kind: 'person', label: cpf === null ? 'Você' : `Você · CPF ${hiddenCpf(cpf)}`, values: [name] }];
}
