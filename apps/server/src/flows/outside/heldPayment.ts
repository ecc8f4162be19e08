import { paidOut, type HeldCode } from '@passo/catalog';
import { formatDate, isCalendarDate, today } from '@passo/domain';
import { isRecord, type Answer, type Facts, type JsonObject } from '@passo/engine';

/* What a lender says of a payment is held against the clock and against the contract that was signed. */

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

/** Announced is not paid: one waits, is told the day, and asks again under the same key. What has happened enters: only a person can put it right. */
export function paymentWords(codes: readonly HeldCode[], { paidOn = '' }: JsonObject): Answer | null {
  if (!codes.includes('payOut.ahead')) return null;
  const outsideContract = codes.includes('payOut.outsideContract');
  const day = typeof paidOn === 'string' && isCalendarDate(paidOn) ? formatDate(paidOn) : 'outro dia';
  return {
    kind: 'waiting',
    reference: '',
    title: TITLE,
    text: outsideContract ? outside(day) : inTime(day),
    shown: { pagamentoAnunciado: { paidOn, outsideContract } },
  };
}

/** The day that the lender announced; null where it announced none. */
function announcedIn({ results: { pagamentoAnunciado } }: Facts): unknown {
  return isRecord(pagamentoAnunciado) ? pagamentoAnunciado.paidOn : null;
}

/** The same day again is no news: operators were told. */
export const isAnnounced = (codes: readonly HeldCode[], { paidOn }: JsonObject, facts: Facts): boolean =>
  codes.includes('payOut.ahead') && announcedIn(facts) === paidOn;

/** A lender that has announced a payment and cannot be asked about it may have paid: its failure says nothing, and one goes on waiting. */
export const announcedStill = (facts: Facts): Answer | null =>
  announcedIn(facts) === null ? null : { kind: 'waiting', reference: '' };
