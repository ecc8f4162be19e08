import { isPlainName } from '../ports/plainName.ts';
import type { HeldCode } from '../ports/heldCodes.ts';
import type { Offer } from '../ports/lender.ts';
import type { LoanProduct } from './product.ts';

/*
 * What an offer says in words is what the house says: a lender tells figures, and which kind each of them is. A sentence of somebody
 * outside would be signed as if it were a clause.
 */

const says =
  (...sentences: readonly string[]) =>
  (label: string): boolean =>
    sentences.includes(label);

/** What a debt is called that is settled: its number and whose it is. */
function namesDebt(label: string): boolean {
  const [, number = '', lender = ''] = /^Quita o contrato ([^()]{1,40}) \((.{3,160})\)$/.exec(label) ?? [];
  return /^[\dA-Za-z./-]+$/.test(number) && isPlainName(lender);
}

/** What each line beside the loan may be called, by its key. */
const lineWords: Readonly<Record<string, (label: string) => boolean>> = {
  bem: says('Valor do imóvel', 'Valor da compra', 'Valor do veículo', 'Valor do veículo informado por você'),
  entrada: says('Valor da Entrada'),
  divida: namesDebt,
  troco: says('Troco que você recebe'),
  parcelaAntiga: says('Parcela de hoje'),
  faltaPagar: says('Falta pagar no contrato de hoje'),
  economia: says('Você economiza'),
  saldo: says('Saldo do FGTS', 'Saques que a Caixa informou'),
  bloqueado: (label) => /^Antecipado de \d{1,2} saques?$/.test(label),
  resta: says('Fica no FGTS depois dos saques', 'Continua seu nesses saques'),
};

/** Fees and insurances by the names that banks give them (the fees after the list of Resolução CMN 3.919/2010). */
const chargeNames: ReadonlySet<string> = new Set([
  ...['Tarifa de cadastro', 'Tarifa de saque', 'Tarifa de administração', 'Taxa de administração', 'Fundo de reserva'],
  ...['Registro do contrato', 'Avaliação do veículo', 'Avaliação do imóvel', 'Despesas de cartório'],
  ...['Seguro prestamista', 'Seguro de proteção', 'Seguro de morte e invalidez', 'Seguro do imóvel'],
]);

type WordCode = Extract<HeldCode, 'title.unknown' | 'line.unknown' | 'charge.unknown'>;

/** What of an offer's words is not the house's; nothing where all of them are. */
export function foreignWords(
  { title, lines = [], quote }: Pick<Offer, 'title' | 'lines' | 'quote'>,
  { variants = [] }: Pick<LoanProduct, 'variants'>,
): readonly WordCode[] {
  const isTitled = title === undefined || variants.some((variant) => variant.title === title);
  const isLine = ({ key, label }: (typeof lines)[number]): boolean =>
    Object.hasOwn(lineWords, key) && lineWords[key]?.(label) === true;
  const isOnce = new Set(lines.map(({ key }) => key)).size === lines.length;
  const charges = [...quote.fees, ...quote.insurances];
  return [
    ...(isTitled ? [] : (['title.unknown'] as const)),
    ...(isOnce && lines.every(isLine) ? [] : (['line.unknown'] as const)),
    ...(charges.every(({ name }) => chargeNames.has(name)) ? [] : (['charge.unknown'] as const)),
  ];
}
