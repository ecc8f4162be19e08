import { isValidCnpj, isValidCpf, masks } from '@passo/domain';
import type { Facts } from '@passo/engine';
import type { AnswerName } from '../ports/factNames.ts';
import type { Payee } from '../ports/lender.ts';
import { text } from '../ports/facts.ts';
import { fact, type Particulars } from './particulars.ts';

export const sellerAnswers = ['nomeVendedor', 'documentoVendedor'] as const satisfies readonly AnswerName[];

const documentOf = (facts: Facts): string => masks.cpfOrCnpj.unmask(text(facts, 'documentoVendedor'));

/** Whoever sells what is bought, and is paid for it. */
export const sellerOf = (facts: Facts): Payee => ({ name: text(facts, 'nomeVendedor'), document: documentOf(facts) });

/** The same, as the contract names them; a number that is none counts as missing. */
export function sellerNamed(facts: Facts): Particulars {
  const { name, document } = sellerOf(facts);
  const isOne = isValidCpf(document) || isValidCnpj(document);
  return {
    title: 'Quem vende e recebe o dinheiro',
    facts: [fact('Nome', name), fact('CPF ou CNPJ', isOne ? masks.cpfOrCnpj.mask(document) : '')],
  };
}
