import { text } from '../ports/facts.ts';
import { fact, type ContractParticulars } from './particulars.ts';

/** The electricity bill that the installments come with. */
export const electricityBill: ContractParticulars = {
  needs: { answers: ['numeroInstalacao'] },
  of: (facts) => [{ title: 'Conta de luz', facts: [fact('Número da instalação', text(facts, 'numeroInstalacao'))] }],
};
