import { formatMoney } from '@passo/domain';
import type { Facts } from '@passo/engine';
import type { AnswerName } from '../ports/factNames.ts';
import { centavos, text } from '../ports/facts.ts';
import { fact, plain, type ContractParticulars, type Particulars } from './particulars.ts';
import { qualified } from './civilStatus.ts';
import { sellerAnswers, sellerNamed } from './seller.ts';

const asked = ['enderecoImovel', 'matricula', 'cartorio', 'valorImovel'] as const satisfies readonly AnswerName[];

/** Lei 9.514/1997, art. 24, IV and VI: the home, and what it is worth where it is sold by auction. */
function named(facts: Facts): Particulars {
  const worth = centavos(facts, 'valorImovel');
  const matricula = text(facts, 'matricula');
  return {
    title: 'Imóvel',
    facts: [
      fact('Endereço', plain(text(facts, 'enderecoImovel'))),
      fact('Matrícula', /[1-9]/.test(matricula) ? matricula : ''),
      fact('Registro de imóveis', plain(text(facts, 'cartorio'))),
      fact('Valor do imóvel, também para leilão', worth === 0 ? '' : formatMoney(worth)),
    ],
  };
}

/** A home that is bought with the loan. */
export const boughtHome: ContractParticulars = {
  needs: { answers: [...asked, ...sellerAnswers] },
  of: (facts) => [...qualified(facts, 'Quem compra, para o registro do imóvel'), named(facts), sellerNamed(facts)],
};

/** A home of the customer's own. */
export const ownHome: ContractParticulars = {
  needs: { answers: asked },
  of: (facts) => [...qualified(facts, 'Quem dá a garantia, para o registro do imóvel'), named(facts)],
};
