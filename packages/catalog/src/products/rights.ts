import { formatDate, formatMoney, formatRate } from '@passo/domain';
import { PAY_OUT_TOLERANCE_DAYS, settle, wayOf } from '@passo/finance';
import type { Offer } from '../ports/lender.ts';
import { dailyWords, type DailyRate } from './dailyWords.ts';
import type { Right } from './product.ts';
import { isOfItsDay } from './regulated.ts';
import { withdrawal, type OwnRights } from './withdrawalRight.ts';

/*
 * What the law wants said of any offer, once: the sheet and the contract say it in the same words. docs/legal-checklist.md
 * has the duty behind each.
 */

type Way = NonNullable<ReturnType<typeof wayOf>>;
const wayIn = ({ quote, unit }: Offer): Way | null =>
  wayOf(quote, unit === 'withdrawal' ? 'withdrawals' : 'installments');

const yearOf = { 'act/365': 365, 'act/360': 360, '30/360': 360, 'bus/252': 252 } as const satisfies Readonly<
  Record<Way['dayCount'], DailyRate['daysOfYear']>
>;

/**
 * A day at the monthly rate, compound, as a fraction of eight decimals, and the days of the year in which that is so: twelve of its
 * months are as many of its days. Null where interest does not compound by days.
 */
export function dailyRateIn(offer: Offer): DailyRate | null {
  const way = offer.interestFree === true ? null : wayIn(offer);
  if (way?.method !== 'byDays') return null;
  const daysOfYear = yearOf[way.dayCount];
  const rate = Number(((1 + offer.quote.monthlyRate) ** (12 / daysOfYear) - 1).toFixed(8));
  return { rate, daysOfYear };
}

/** Lei 10.931/2004, art. 28, § 1º, I: that interest bears interest is agreed. STJ, 2ª Seção, REsp 1.826.463/SC: where interest compounds by days, the daily rate is said. */
function capitalisation(offer: Offer): Right {
  const { monthlyRate, annualRate } = offer.quote;
  const byDay = dailyRateIn(offer);
  const same = `${formatRate(monthlyRate)} ao mês e ${formatRate(annualRate)} ao ano`;
  const text =
    byDay === null
      ? `Fica combinado que os juros rendem juros todo mês (são capitalizados todo mês): ${same}. Os de um mês contam sobre a dívida que ficou do mês anterior.`
      : `Fica combinado que os juros rendem juros todo dia (são capitalizados todo dia): ${dailyWords(byDay)}, o mesmo que ${same}. Os de um dia contam também sobre os ` +
        'juros dos dias anteriores que ainda não foram pagos.';
  return { title: 'Como os juros contam', text };
}

const payOut = (offer: Offer, { payOutDays = PAY_OUT_TOLERANCE_DAYS }: OwnRights): Right => {
  const day = formatDate(offer.quote.rulesOf);
  const text = isOfItsDay(offer)
    ? `As contas são do dia ${day}. Se o dinheiro sair em outro dia, elas são refeitas e você assina de novo. `
    : `As contas são do dia ${day}. Se o dinheiro sair até ${payOutDays} dias depois, elas são refeitas para o dia ` +
      'em que ele sair, com a mesma taxa e os mesmos vencimentos: nenhuma parcela aumenta, nem o total a pagar. O CET, que conta ' +
      'os dias, pode ficar um pouco maior. Depois disso, você assina de novo. ';
  return { title: 'Se o dinheiro demorar', text: `${text}Não há juros sobre dias sem o dinheiro.` };
};

function freely({ interestFree, unit }: Offer): string {
  if (interestFree === true)
    return (
      'Você pode adiantar parcelas quando quiser. Como não há juros, não há desconto: o saldo diminui pelo que foi pago, e as ' +
      'parcelas que faltam continuam sendo corrigidas.'
    );
  const right =
    'Você pode pagar a dívida toda ou uma parte antes do vencimento, quando quiser, com desconto proporcional dos juros e sem ' +
    'tarifa (Código de Defesa do Consumidor, art. 52, § 2º).';
  return unit === 'withdrawal'
    ? `${right} O que for pago libera os saques que ainda estavam bloqueados.`
    : `${right} Se pagar só uma parte, escolhe: menos parcelas ou parcelas menores.`;
}

/** On the due date in the middle, or of the first withdrawal: all that is left, and the last installment alone. */
function workedLine(offer: Offer): string {
  const { schedule, monthlyRate } = offer.quote;
  // Withdrawals are years apart: what is left is worth most after the first.
  const at = offer.unit === 'withdrawal' ? 0 : Math.ceil(schedule.length / 2) - 1;
  const [row, last, way] = [schedule[at], schedule.at(-1), wayIn(offer)];
  if (row === undefined || last === undefined || way === null || at === schedule.length - 1) return '';
  if (offer.interestFree === true) return '';
  const open = schedule.slice(at + 1);
  const rest = open.reduce((sum, one) => sum + one.interestCentavos + one.amortisationCentavos, 0);
  const running = { monthlyRate, ...way, paidOutOn: offer.quote.rulesOf };
  const [whole, alone] = [settle({ ...running, open }, row.dueOn), settle({ ...running, open: [last] }, row.dueOn)];
  if (!whole.ok || !alone.ok) return '';
  const { settlementCentavos, openCentavos } = alone.value;
  // A row of a loan says what is owed after it; withdrawals that are sold are worth what they are worth on the day.
  const owed = offer.unit === 'withdrawal' ? whole.value.settlementCentavos : row.balanceCentavos;
  const only = `; adiantar só a última, de ${formatMoney(openCentavos)}, custa ${formatMoney(settlementCentavos)}`;
  return (
    ` Exemplo: em ${formatDate(row.dueOn)}, paga a parcela ${row.number}, as que faltam somam ${formatMoney(rest)} e são ` +
    `quitadas por ${formatMoney(owed)}${open.length > 1 ? only : ''}.`
  );
}

/** Insurances and fees of each month end with the debt; an insurance that was paid at once is given back by whoever insures. */
function insuredUntil({ interestFree, quote: { fees, insurances } }: Offer): string {
  if (interestFree === true) return '';
  const monthly = [...fees, ...insurances].some(({ when }) => when === 'perInstallment');
  const paid = insurances.filter(({ when }) => when !== 'perInstallment');
  return (
    (monthly ? ' Seguros e tarifas de cada mês não entram nestes valores e acabam com a dívida.' : '') +
    (paid.length > 0
      ? ` O que foi pago pelo ${paid.map(({ name }) => name.toLowerCase()).join(' e pelo ')} não entra neste desconto: quitada a ` +
        'dívida, peça à seguradora o cancelamento e a devolução da parte do prazo que não foi usada.'
      : '')
  );
}

const early = (offer: Offer): Right => ({
  title: 'Pagar antes',
  text: freely(offer) + workedLine(offer) + insuredUntil(offer),
});

/** In the order in which they matter to somebody who is about to sign. */
export const rightsOf = (offer: Offer, own: OwnRights = {}): readonly Right[] => [
  ...(offer.interestFree === true ? [] : [capitalisation(offer), payOut(offer, own)]),
  early(offer),
  withdrawal(offer, own),
];
