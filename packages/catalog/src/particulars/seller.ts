import { isValidCpfOrCnpj, masks } from '@passo/domain';
import type { Facts } from '@passo/engine';
import type { AnswerName } from '../ports/factNames.ts';
import type { Payee } from '../ports/lender.ts';
import { text } from '../ports/facts.ts';
import { fact, plain, type Particulars } from './particulars.ts';

export const sellerAnswers = ['nomeVendedor', 'documentoVendedor'] as const satisfies readonly AnswerName[];

const documentOf = (facts: Facts): string => masks.cpfOrCnpj.unmask(text(facts, 'documentoVendedor'));

/** Whoever sells what is bought, and is paid for it: by the name that the contract says. */
export const sellerOf = (facts: Facts): Payee => ({
  name: plain(text(facts, 'nomeVendedor')),
  document: documentOf(facts),
});

/** Whether somebody is named who can be paid. */
export const isPayee = ({ name, document }: Payee): boolean => name !== '' && isValidCpfOrCnpj(document);

/** Whether the customer gave their own number as the seller's: nobody borrows to buy from themselves. */
export function isOwnDocument(facts: Facts): boolean {
  const document = documentOf(facts);
  return document !== '' && document === masks.cpf.unmask(text(facts, 'cpf'));
}

/** The same, as the contract names them; a number that is none counts as missing, and so does the customer's own. */
export function sellerNamed(facts: Facts): Particulars {
  const { name, document } = sellerOf(facts);
  const isOther = !isOwnDocument(facts) && isValidCpfOrCnpj(document);
  return {
    title: 'Quem vende e recebe o dinheiro',
    facts: [fact('Nome', name), fact('CPF ou CNPJ', isOther ? masks.cpfOrCnpj.mask(document) : '')],
  };
}
