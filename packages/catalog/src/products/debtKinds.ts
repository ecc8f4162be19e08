import type { OfferLine, RunningDebt } from '../ports/lender.ts';
import { isPlainName } from '../ports/plainName.ts';
import { lineNamed, type LineKind } from './lineKind.ts';

/* The lines of what settles a debt: the old contract beside the new one. */

interface DebtLine extends LineKind {
  /** The line of this debt, of so many centavos. */
  of(debt: Pick<RunningDebt, 'id' | 'lender'>, centavos: number): OfferLine;
}

const named = ({ id, lender }: Pick<RunningDebt, 'id' | 'lender'>): string => `Quita o contrato ${id} (${lender})`;

/** A debt is called by its number and whose it is, and neither of them may be a sentence. */
export const debtLine: DebtLine = {
  key: 'divida',
  isCalled: (label) => {
    const [, id = '', lender = ''] = / ([\dA-Za-z./-]{1,40}) \((.{3,160})\)$/.exec(label) ?? [];
    return label === named({ id, lender }) && isPlainName(lender);
  },
  of: (debt, centavos) => ({ key: 'divida', label: named(debt), centavos }),
};

export const trocoLine = lineNamed('troco', 'Troco que você recebe');
export const oldInstallment = lineNamed('parcelaAntiga', 'Parcela de hoje');
export const openLine = lineNamed('faltaPagar', 'Falta pagar no contrato de hoje');
export const savingLine = lineNamed('economia', 'Você economiza');
