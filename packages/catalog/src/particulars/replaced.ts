import { formatCnpj, formatDate, formatMoney } from '@passo/domain';
import { kept } from '../ports/facts.ts';
import { keptOffer } from '../ports/keptOffer.ts';
import { benefitOfReplaced } from './benefit.ts';
import { fact, type ContractParticulars } from './particulars.ts';

/** The running contract that is settled, as the offer that was judged and shown says it; and the benefit that pays it. */
export const replacedContract: ContractParticulars = {
  needs: benefitOfReplaced.needs,
  of: (facts) => {
    const replaced = keptOffer(kept(facts, 'oferta'))?.replaces;
    const said = (value: string | undefined): string => value ?? '';
    return [
      {
        title: 'Contrato que é quitado',
        facts: [
          fact('Contrato', said(replaced?.contract)),
          fact('Banco', said(replaced?.lender)),
          fact('CNPJ do banco', replaced === undefined ? '' : formatCnpj(replaced.lenderCnpj)),
          fact('Valor que quita', replaced === undefined ? '' : formatMoney(replaced.settlementCentavos)),
          fact('O contrato de hoje termina em', replaced === undefined ? '' : formatDate(replaced.lastDueOn)),
        ],
      },
      ...benefitOfReplaced.of(facts),
    ];
  },
};
