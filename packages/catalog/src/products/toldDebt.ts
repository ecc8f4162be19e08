import { isValidCnpj } from '@passo/domain';
import type { RegulatedCode } from '@passo/finance';
import type { Offer, ReplacedContract } from '../ports/lender.ts';
import { isPlainName } from '../ports/plainName.ts';
import { isBenefitNumber } from '../ports/benefitNumber.ts';

type Told = Pick<Offer, 'quote' | 'lines' | 'replaces'>;

/**
 * Whether what an offer says of the debt that it settles is so: its lines are the figures that it is judged by, and those are
 * the ones of the contract, where that is known.
 */
function toldDebtDiffers(
  { quote, lines = [] }: Told,
  replaces: ReplacedContract,
  debtLines: readonly string[],
  known?: ReplacedContract,
): boolean {
  const shown: Readonly<Record<string, number>> = {
    divida: replaces.settlementCentavos,
    parcelaAntiga: replaces.installmentCentavos,
    faltaPagar: replaces.openCentavos,
    economia: Math.max(0, replaces.openCentavos - quote.totalCentavos),
    troco: Math.max(0, quote.releasedCentavos - replaces.settlementCentavos),
  };
  // Each once, and none of another figure.
  const isMissing = debtLines.some((key) => !lines.some((line) => line.key === key));
  const isOther = lines.some(({ key, centavos }) => Object.hasOwn(shown, key) && shown[key] !== centavos);
  return isMissing || isOther || (known !== undefined && !isSame(replaces, known));
}

/** The contract names whom it pays and the benefit that pays it: without them nobody can write it. */
const isNamed = ({ lender, lenderCnpj, benefit }: ReplacedContract): boolean =>
  isPlainName(lender) && isValidCnpj(lenderCnpj) && isBenefitNumber(benefit);

/** The balance is worth what the bank says or the rows come to, each rounded by itself. */
const isSame = (told: ReplacedContract, known: ReplacedContract): boolean =>
  told.contract === known.contract &&
  told.lender === known.lender &&
  told.lenderCnpj === known.lenderCnpj &&
  told.benefit === known.benefit &&
  told.lastDueOn === known.lastDueOn &&
  told.openCentavos === known.openCentavos &&
  told.installmentCentavos === known.installmentCentavos &&
  Math.abs(told.settlementCentavos - known.settlementCentavos) <= 1;

/** Everything that is wrong with what an offer says of the debt that it settles, as operators are told. */
export function wrongInDebt(
  offer: Told,
  debtLines: readonly string[],
  known?: ReplacedContract,
): readonly RegulatedCode[] {
  const { replaces } = offer;
  if (replaces === undefined) return ['portability.debtUnknown'];
  return [
    ...(toldDebtDiffers(offer, replaces, debtLines, known) ? (['portability.debtDiffers'] as const) : []),
    ...(isNamed(replaces) ? [] : (['debt.unnamed'] as const)),
  ];
}
