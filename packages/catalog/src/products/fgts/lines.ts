import type { Anticipation, Calculated, Quote } from '@passo/finance';
import type { OfferLine } from '../../ports/lender.ts';
import { lineNamed, type LineKind } from '../lineKind.ts';
import type { Sold } from './told.ts';

const balance = lineNamed('saldo', 'Saldo do FGTS');
const toldBalance = lineNamed('saldo', 'Saques que a Caixa informou');
const left = lineNamed('resta', 'Fica no FGTS se você sacar também o resto');
const leftOfTold = lineNamed('resta', 'Continua seu nesses saques');

const soldName = (withdrawals: number): string =>
  `Antecipado de ${withdrawals} ${withdrawals === 1 ? 'saque' : 'saques'}`;
const soldLine = (withdrawals: number, centavos: number): OfferLine => ({
  ...{ key: 'bloqueado', label: soldName(withdrawals), centavos },
});
const sold: LineKind = {
  key: 'bloqueado',
  isCalled: (label) => label === soldName(Number(/\d{1,2}/.exec(label)?.[0])),
};

/** Of the fund's balance, or of the withdrawals that Caixa told: what there is, what of it is sold, what is left. */
export const fundKinds: readonly LineKind[] = [balance, toldBalance, sold, left, leftOfTold];

/** Where the balance is known: what there is, what of it is sold, what is left. In centavos. */
export function linesOfFund(made: Calculated<Anticipation>, { schedule }: Quote): readonly OfferLine[] {
  if (!made.ok) return [];
  const { years, totalCentavos, balanceLeftCentavos } = made.value;
  return [
    balance.of(years[0]?.balanceCentavos ?? 0),
    soldLine(schedule.length, totalCentavos),
    left.of(balanceLeftCentavos),
  ];
}

/** Where Caixa told the withdrawals: what they come to, what of them is sold, what of them stays the customer's. In centavos. */
export function linesOfTold(made: Calculated<Sold>): readonly OfferLine[] {
  if (!made.ok) return [];
  const { years, totalCentavos } = made.value;
  const told = years.reduce((total, { withdrawalCentavos }) => total + withdrawalCentavos, 0);
  return [toldBalance.of(told), soldLine(years.length, totalCentavos), leftOfTold.of(told - totalCentavos)];
}
