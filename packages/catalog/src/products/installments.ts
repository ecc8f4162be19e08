import type { Offer } from '../ports/lender.ts';

type Quote = Pick<Offer['quote'], 'installments' | 'installmentCentavos' | 'schedule'>;

/** So many installments of one amount. */
interface Equal {
  readonly count: number;
  readonly centavos: number;
}

/** Whether they become smaller from one to the next (SAC); a last one that only absorbs cents does not count. */
export const fall = ({ installments, installmentCentavos, schedule }: Quote): boolean =>
  installments > 2 && schedule[1]?.installmentCentavos !== installmentCentavos;

export const lastOf = ({ installmentCentavos, schedule }: Quote): number =>
  schedule.at(-1)?.installmentCentavos ?? installmentCentavos;

/** How many of how much: of installments that do not fall, all of them, or all but the last one and that. */
export function equalsOf(quote: Quote): readonly Equal[] {
  const { installments, installmentCentavos: centavos } = quote;
  const last = lastOf(quote);
  if (last === centavos) return [{ count: installments, centavos }];
  return [
    { count: installments - 1, centavos },
    { count: 1, centavos: last },
  ];
}
