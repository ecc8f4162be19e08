import type { OfferOnWire } from '@passo/contract';

type Told = Pick<OfferOnWire, 'installments' | 'unit' | 'valorDaParcela' | 'schedule'>;

/** Of the first installment: a last one that is this much less is another. One that only takes up rounding is not. */
const FALLS = 0.02;

/** `saques` of 3, `parcela` of 1. */
function unitOf({ installments, unit }: Pick<Told, 'installments' | 'unit'>): string {
  const [one, many] = unit === 'withdrawal' ? ['saque', 'saques'] : ['parcela', 'parcelas'];
  return installments === 1 ? one : many;
}

/** `24 parcelas`, `1 saque`. */
export const countOf = (offer: Pick<Told, 'installments' | 'unit'>): string => `${offer.installments} ${unitOf(offer)}`;

/** What the last installment comes to in reais. */
const lastOf = ({ valorDaParcela, schedule }: Told): number => schedule.at(-1)?.installment ?? valorDaParcela;

/** What the last installment comes to in reais, where installments fall (SAC); null where they are equal. */
export function lastOfFalling(offer: Told): number | null {
  const last = lastOf(offer);
  return last < offer.valorDaParcela * (1 - FALLS) ? last : null;
}

/** How many of how much: never one amount for all of them where they differ. `times` follows each number: `23x de`. */
export function installmentsIn(offer: Told, money: (reais: number) => string, times = ''): readonly string[] {
  const { installments, valorDaParcela } = offer;
  const falling = lastOfFalling(offer);
  if (falling !== null) return [`${installments}${times}, de ${money(valorDaParcela)}`, `a ${money(falling)}`];
  const last = lastOf(offer);
  if (last === valorDaParcela) return [`${installments}${times} de ${money(valorDaParcela)}`];
  return [`${installments - 1}${times} de ${money(valorDaParcela)}`, `+ 1${times} de ${money(last)}`];
}

/** Of all in one phrase, a part where it may break: `24x de R$ 106,18`, `3 saques de R$ 500,00`; and a last one that only takes up rounding, `última de R$ 106,11`, or null. */
export function installmentsAndLast(offer: Told, money: (reais: number) => string) {
  const { unit, installments, valorDaParcela } = offer;
  const [times, final] = unit === 'withdrawal' ? [` ${unitOf(offer)}`, 'último'] : ['x', 'última'];
  if (lastOfFalling(offer) !== null) return { all: installmentsIn(offer, money, times), last: null };
  const last = lastOf(offer);
  const all = [`${installments}${times} de ${money(valorDaParcela)}`];
  return { all, last: last === valorDaParcela ? null : `${final} de ${money(last)}` };
}
