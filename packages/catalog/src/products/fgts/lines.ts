import type { Anticipation, Calculated, Quote } from '@passo/finance';
import type { OfferLine } from '../../ports/lender.ts';
import type { Sold } from './told.ts';

const soldLine = (withdrawals: number, centavos: number): OfferLine => ({
  key: 'bloqueado',
  label: `Antecipado de ${withdrawals} ${withdrawals === 1 ? 'saque' : 'saques'}`,
  centavos,
});

/** Where the balance is known: what there is, what of it is sold, what is left. In centavos. */
export function linesOfFund(sold: Calculated<Anticipation>, { schedule }: Quote): readonly OfferLine[] {
  if (!sold.ok) return [];
  const { years, totalCentavos, balanceLeftCentavos } = sold.value;
  return [
    { key: 'saldo', label: 'Saldo do FGTS', centavos: years[0]?.balanceCentavos ?? 0 },
    soldLine(schedule.length, totalCentavos),
    { key: 'resta', label: 'Fica no FGTS depois dos saques', centavos: balanceLeftCentavos },
  ];
}

/** Where Caixa told the withdrawals: what they come to, what of them is sold, what of them stays the customer's. In centavos. */
export function linesOfTold(sold: Calculated<Sold>): readonly OfferLine[] {
  if (!sold.ok) return [];
  const { years, totalCentavos } = sold.value;
  const told = years.reduce((total, { withdrawalCentavos }) => total + withdrawalCentavos, 0);
  return [
    { key: 'saldo', label: 'Saques que a Caixa informou', centavos: told },
    soldLine(years.length, totalCentavos),
    { key: 'resta', label: 'Continua seu nesses saques', centavos: told - totalCentavos },
  ];
}
