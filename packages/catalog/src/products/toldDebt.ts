import type { RegulatedCode } from '@passo/finance';
import type { Offer, ReplacedContract } from '../../ports/lender.ts';

type Told = Pick<Offer, 'quote' | 'lines' | 'replaces'>;

/**
 * Whether what an offer says of the debt that it takes over is so: its lines are the figures that it is judged by, and those are
 * the ones of the contract, where that is known. `slackCentavos` is what the settlement may differ by.
 */
function toldDebtDiffers({ quote, lines = [], replaces }: Told, known?: ReplacedContract): boolean {
  if (replaces === undefined) return false;
  const shown: Readonly<Record<string, number>> = {
    divida: replaces.settlementCentavos,
    parcelaAntiga: replaces.installmentCentavos,
    faltaPagar: replaces.openCentavos,
    economia: Math.max(0, replaces.openCentavos - quote.totalCentavos),
    troco: 0,
  };
  // Each once, and none of another figure; that there is no troco need not be said.
  const isMissing = Object.keys(shown).some((key) => key !== 'troco' && !lines.some((line) => line.key === key));
  const isOther = lines.some(({ key, centavos }) => Object.hasOwn(shown, key) && shown[key] !== centavos);
  return isMissing || isOther || (known !== undefined && !isSame(replaces, known));
}

/** The balance is worth what the bank says or the rows come to, each rounded by itself. */
const isSame = (told: ReplacedContract, known: ReplacedContract): boolean =>
  told.contract === known.contract &&
  told.lastDueOn === known.lastDueOn &&
  told.openCentavos === known.openCentavos &&
  told.installmentCentavos === known.installmentCentavos &&
  Math.abs(told.settlementCentavos - known.settlementCentavos) <= 1;

/** The same, as operators are told. */
export const wrongInDebt = (offer: Told, known?: ReplacedContract): readonly RegulatedCode[] =>
  toldDebtDiffers(offer, known) ? ['portability.debtDiffers'] : [];
