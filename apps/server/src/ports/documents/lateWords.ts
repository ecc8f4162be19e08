import type { LoanPaper, Offer } from '@passo/catalog';
import { formatRate } from '@passo/domain';

/** Whether a delay costs anything: fine or interest. */
export const costsWhenLate = ({ late }: Offer): boolean => late.fine > 0 || late.monthlyInterest > 0;

/**
 * What an installment that is not paid costs (CDC, art. 52, § 1º), and what whoever is owed may do besides: the register of debtors
 * (CDC, art. 43, § 2º), the courts (Lei 10.931/2004, art. 28), and what the product has of its own.
 */
export function lateWords(offer: Offer, { unpaid }: Pick<LoanPaper, 'unpaid'>): readonly string[] {
  const { late, unit, interestFree } = offer;
  if (!costsWhenLate(offer))
    return [
      unit === 'withdrawal'
        ? 'Quem paga cada parcela é a Caixa, com o saldo bloqueado do meu FGTS. Se ela atrasar, não pago multa nem juros de mora.'
        : 'Não há multa nem juros de mora.',
    ];
  return [
    `Sobre o valor em atraso são cobrados multa de ${formatRate(late.fine)}, uma única vez, e juros de ` +
      `${formatRate(late.monthlyInterest)} ao mês, contados por dia de atraso. Fora isso, o atraso não acrescenta cobrança à parcela.`,
    `${interestFree === true ? 'Depois que eu for contemplado, a administradora' : 'O credor'} também pode, depois de me avisar por escrito, incluir o meu nome em ` +
      'cadastros como SPC e Serasa (Código de Defesa do Consumidor, art. 43, § 2º) e cobrar a dívida na Justiça, e daí posso ter de pagar também as custas e o advogado.',
    ...(unpaid === undefined ? [] : [unpaid]),
  ];
}
