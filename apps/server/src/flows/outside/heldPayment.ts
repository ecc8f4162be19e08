import { paidOut, type HeldCode } from '@passo/catalog';
import { formatDate, isCalendarDate, today } from '@passo/domain';
import { isRecord, type Answer, type Facts, type JsonObject } from '@passo/engine';

/* What a lender says of a payment is held against the clock and against the contract that was signed. */

/** An answer as it may enter, and what was wrong with what was said, for the history and for operators. */
export interface Held {
  readonly answer: Answer;
  readonly codes: readonly HeldCode[];
}

/** A lender may count in UTC, whose day begins three hours before São Paulo's; nowhere that lends does it begin sooner. */
const AHEAD_MS = 3 * 3_600_000;

/**
 * What is wrong with the day on which a lender says that it paid (`paidOn`, ISO): nobody paid on a day that has not begun, and of one
 * that the contract does not know none of its figures hold. Both where a day is announced for which the contract will not hold.
 */
export function wrongWithPayment(value: JsonObject, facts: Facts, now: Date): readonly HeldCode[] {
  const { paidOn } = value;
  const newest = today(new Date(now.getTime() + AHEAD_MS));
  const isAhead = typeof paidOn === 'string' && isCalendarDate(paidOn) && paidOn > newest;
  const isOutside = paidOut(facts, value)?.kind === 'beyond';
  return [...(isAhead ? (['payOut.ahead'] as const) : []), ...(isOutside ? (['payOut.outsideContract'] as const) : [])];
}

const TITLE = 'O dinheiro ainda não saiu';
const inTime = (day: string): string =>
  `O banco avisou que vai depositar em ${day}. Você não precisa assinar de novo, e não há juros sobre os dias sem o dinheiro.`;
const outside = (day: string): string =>
  `O banco avisou que só vai depositar em ${day}, fora do prazo do seu contrato. Se não quiser esperar, fale com a gente. Se o dinheiro ` +
  'sair nesse dia, peça os valores refeitos: não há juros sobre os dias sem ele.';

/** What enters while a day is announced: one waits, reads the words that are for it, and what was announced is kept with the step. */
function waitsFor(paidOn: string, says: (day: string) => string, more: JsonObject): Answer {
  const text = says(isCalendarDate(paidOn) ? formatDate(paidOn) : 'outro dia');
  const shown = { pagamentoAnunciado: { paidOn, ...more } };
  return { kind: 'waiting', reference: '', title: TITLE, text, shown };
}

/** Announced is not paid: one waits, is told the day, and asks again under the same key. What has happened enters: only a person can put it right. */
export function paymentWords(codes: readonly HeldCode[], { paidOn }: JsonObject): Answer | null {
  if (!codes.includes('payOut.ahead') || typeof paidOn !== 'string') return null;
  const outsideContract = codes.includes('payOut.outsideContract');
  return waitsFor(paidOn, outsideContract ? outside : inTime, { outsideContract });
}

const overdue =
  (isOver: boolean) =>
  (day: string): string =>
    `O banco ainda não confirmou o depósito que avisou para ${day}. ` +
    (isOver
      ? 'O prazo do seu contrato acabou. Se não quiser esperar, fale com a gente. Se o dinheiro sair, peça os valores refeitos: '
      : 'Você não precisa assinar de novo: ') +
    'não há juros sobre os dias sem o dinheiro.';

/**
 * What comes of a lender that has announced a payment and does not say now that it paid: it may have, so that it has not failed and one
 * goes on waiting, and is told once the day has passed without a yes. Null where it announced none for this very question (`own`: what is
 * kept with the step).
 */
export function announcedStill({ pagamentoAnunciado }: JsonObject, facts: Facts, now: Date): Held | null {
  const paidOn = isRecord(pagamentoAnunciado) ? pagamentoAnunciado.paidOn : null;
  if (typeof paidOn !== 'string') return null;
  const day = today(now);
  if (paidOn >= day) return { answer: { kind: 'waiting', reference: '' }, codes: [] };
  const outsideContract = paidOut(facts, { paidOn: day })?.kind === 'beyond';
  return {
    answer: waitsFor(paidOn, overdue(outsideContract), { outsideContract, overdue: true }),
    codes: ['payOut.unconfirmed', ...(outsideContract ? (['payOut.outsideContract'] as const) : [])],
  };
}
