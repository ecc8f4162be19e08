import type { OfferOnWire } from '@passo/contract';
import type { CompiledStep } from '@passo/engine/journey/flow.ts';
import { isLocked } from '@passo/engine/journey/position.ts';
import type { FactRow } from '@passo/ui/panel/FactRows.tsx';
import { answered, hiddenCpf } from '../../journey/answered.ts';
import type { Journey } from '../../journey/journey.ts';
import { day, money, percent, whole } from '../offer/costs.ts';
import { installmentsAndLast } from '../offer/installments.ts';
import { OWN, receivedOf } from '../offer/received.ts';
import { shownOf } from '../offer/shownOffer.ts';

type Go = (path: string) => void;

/** Where an offer is chosen. A revision only says what somebody else changed of it. */
const choosing: ReadonlySet<string> = new Set(['simulation', 'offers', 'vendors', 'offer']);

/** What is signed, a question a row: what is got, what is paid for it, into which account, by whom, and who lends. `go` leads to where each is changed. */
export function reviewRows(journey: Journey, slug: string, offer: OfferOnWire, go: Go): readonly FactRow[] {
  const { account } = shownOf(journey, slug);
  const change = (step: CompiledStep | undefined, what: string): Pick<FactRow, 'action'> =>
    step === undefined || isLocked(journey.flow, journey.state, step.slug)
      ? {}
      : { action: { label: 'Alterar', spoken: `Alterar ${what}`, press: () => go(`/${step.slug}`) } };
  const earlier = journey.live.filter(({ index }) => index < (journey.flow.bySlug.get(slug)?.index ?? 0));
  const views = new Map(journey.config.steps.map((step) => [step.slug, step.view]));
  const chosen = earlier.findLast((step) => choosing.has(views.get(step.slug) ?? ''));
  const asks = (key: string): CompiledStep | undefined => earlier.findLast(({ form }) => form.answersTo.has(key));
  return [
    { ...receivedRow(offer), ...change(chosen, 'valor e prazo') },
    paidRow(offer),
    ...accountRows(account, offer).map((row) => ({ ...row, ...change(asks('conta'), 'conta') })),
    ...personRows(journey).map((row) => ({ ...row, ...change(asks('nome'), 'seus dados') })),
    { kind: 'bank', label: offer.interestFree ? 'Administradora' : 'Quem empresta', values: [offer.lender.name] },
  ];
}

function receivedRow(offer: OfferOnWire): FactRow {
  const { label, value } = receivedOf(offer);
  return { kind: 'money', label, values: [money(value)] };
}

/** How much how often stands out; below it a last one that differs and when the first is due, and what all of it comes to. */
function paidRow(offer: OfferOnWire): FactRow {
  const isWithdrawal = offer.unit === 'withdrawal';
  const [ordinal, final] = isWithdrawal ? ['1º', 'Último'] : ['1ª', 'Última'];
  const { all, last } = installmentsAndLast(offer, money);
  const line = (...parts: readonly string[]): string => parts.map(whole).join(' · ');
  return {
    kind: 'day',
    label: isWithdrawal ? 'Sai do seu FGTS' : 'Você paga',
    values: [all.map(whole).join(' ')],
    note: [
      line(...(last === null ? [] : [`${final} de ${last}`]), `${ordinal} em ${day(offer.firstDueOn)}`),
      line(`Total ${money(offer.total)}`, ...(offer.interestFree ? [] : [`CET ${percent(offer.cetAnnual)} ao ano`])),
    ],
  };
}

/** The bank, and below it what is the account there. */
function accountRows([bank, ...lines]: readonly string[], offer: OfferOnWire): readonly FactRow[] {
  if (bank === undefined) return [];
  const label = receivedOf(offer).label === OWN ? 'Cai na conta' : 'Sua conta';
  return [{ kind: 'account', label, values: [bank], note: lines.join(' · ') }];
}

function personRows(journey: Journey): readonly FactRow[] {
  const [name, cpf] = [answered(journey, 'nome'), answered(journey, 'cpf')];
  if (name === null) return [];
  return [{ kind: 'person', label: cpf === null ? 'Você' : `Você · CPF ${hiddenCpf(cpf)}`, values: [name] }];
}
