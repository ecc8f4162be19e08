import type { answersWrong, LoanLimits } from '@passo/catalog';
import { formatMoney } from '@passo/domain';

/** What is said of a term that is not offered, and of an amount that is not lent over a term that is. */
interface Words {
  readonly term: (installments: number, limits: LoanLimits) => string;
  readonly amount: (requestedCentavos: number, installments: number, limits: LoanLimits) => string;
}

const NO_TERMS = 'As regras deste dia não são conhecidas.';

const nothingFits = (installments: number): string =>
  `Em ${installments}x, nenhuma parcela cabe na sua renda. Escolha mais parcelas.`;

const limits: Words = {
  term: (_installments, { terms }) =>
    terms.length === 0 ? NO_TERMS : `Escolha um destes prazos: ${terms.map((term) => `${term}x`).join(', ')}.`,
  amount: (_requested, installments, { minimumCentavos: least, maximumCentavos: most }) => {
    if (most < least) return nothingFits(installments);
    const between = `de ${formatMoney(least)} a ${formatMoney(most)}`;
    return `Em ${installments}x, você pode pegar ${between}. Mude o valor ou o número de parcelas.`;
  },
};

const nearest: Words = {
  term: (installments, { terms }) => {
    const [near] = terms.toSorted((one, other) => Math.abs(one - installments) - Math.abs(other - installments));
    return near === undefined ? NO_TERMS : `O prazo mais perto que este banco faz é ${near}x.`;
  },
  amount: (requested, installments, { minimumCentavos: least, maximumCentavos: most }) => {
    if (most < least) return nothingFits(installments);
    const near = formatMoney(requested < least ? least : most);
    return `Em ${installments}x, o valor mais perto que este banco empresta é ${near}.`;
  },
};

const no: Words = {
  term: (installments) => `Este banco não empresta em ${installments}x. Escolha outro prazo.`,
  amount: (_requested, installments) => `Este banco não empresta esse valor em ${installments}x. Escolha outro valor.`,
};

/** By what the bank's calculator answers to a question that its limits do not allow. */
export const wrongWords: Readonly<Record<ReturnType<typeof answersWrong>, Words>> = { limits, nearest, no };
