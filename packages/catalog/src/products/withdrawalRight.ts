import { addDays, formatDate, formatMoney, type CalendarDate } from '@passo/domain';
import type { Offer } from '../ports/lender.ts';
import type { Right, LoanPaper } from './product.ts';

/** What a product says of these rights, where it is not what its money says. */
export type OwnRights = Pick<LoanPaper, 'givenBack' | 'stops' | 'payOutDays'>;

/** Days of the right, each of the week. */
const DAYS = 7;

/** What withdrawing takes. Of a purchase the money is with whoever sells. */
function givenBack({ quote, interestFree, unit, lines = [] }: Offer, own: OwnRights['givenBack']): string {
  const money = formatMoney(quote.releasedCentavos);
  if (own !== undefined) return own(money);
  if (interestFree === true) return 'a sua cota é cancelada';
  const amountOf = (name: string): number | undefined => lines.find(({ key }) => key === name)?.centavos;
  if (amountOf('entrada') !== undefined)
    return (
      `a compra se desfaz junto: devolva o bem a quem vende e peça a entrada de volta. Os ${money} o credor cobra de quem vende, ` +
      'não de você, e as parcelas acabam'
    );
  if (amountOf('divida') !== undefined) return renewed(amountOf('troco') ?? 0, amountOf('divida') ?? 0);
  return unit === 'withdrawal'
    ? `devolva os ${money} que recebeu: os saques voltam a ser seus`
    : `devolva os ${money} que recebeu`;
}

/** Of a debt that was settled only the *troco* was received; a debt that changed banks was paid to another bank. */
const renewed = (trocoCentavos: number, settledCentavos: number): string =>
  trocoCentavos > 0
    ? `devolva os ${formatMoney(trocoCentavos)} que recebeu: o contrato de antes volta a valer como estava`
    : 'não há nada a devolver enquanto a dívida não tiver sido paga ao banco de antes; depois, devolva ao credor os ' +
      `${formatMoney(settledCentavos)} que a pagaram, pois o contrato de antes não volta`;

/** A plan brings no money, so its days count from the signature. */
function since({ interestFree, lines = [] }: Offer): string {
  if (interestFree === true) return 'de quando assinar';
  const isPaidElsewhere = lines.some(({ key }) => key === 'entrada' || key === 'divida');
  return isPaidElsewhere ? 'de quando o dinheiro for pago' : 'de quando o dinheiro chegar';
}

/** CDC, art. 49 and its sole paragraph: contracted at a distance; corrected as Código Civil, art. 389, sole paragraph, says. */
export function withdrawal(offer: Offer, { givenBack: own, stops = '' }: OwnRights = {}): Right {
  const { sac, email } = offer.lender;
  const whom = offer.interestFree === true ? 'à administradora' : 'ao credor';
  const text =
    `Você pode desistir sem dizer por quê, em até ${DAYS} dias corridos ${since(offer)} (Código de Defesa do Consumidor, art. 49). ` +
    `Peça ${whom} (SAC ${sac} ou ${email}) e ${givenBack(offer, own)}. ${stops === '' ? '' : `${stops} `}` +
    'O que já tiver pago é devolvido na hora, corrigido pelo IPCA. Não há multa nem tarifa.';
  return { title: 'Desistir em sete dias', text };
}

/** Until when, told to whoever has signed. `paidOn`: when the money came; null where nobody knows the day. */
export function withdrawalDeadline(offer: Offer, paidOn: CalendarDate | null): string {
  if (offer.interestFree === true) return `Em até ${DAYS} dias da assinatura`;
  return paidOn === null ? `Em até ${DAYS} dias corridos ${since(offer)}` : `Até ${formatDate(addDays(paidOn, DAYS))}`;
}
