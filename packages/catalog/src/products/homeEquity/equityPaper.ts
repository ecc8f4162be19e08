import { debited } from '../clauses.ts';
import { auctionValue, beingAsked, buyingFirst, homeInsured, leaving, released } from '../homeClauses.ts';
import type { Clause, LoanPaper } from '../product.ts';

/* Lei 9.514/1997, in the words of Lei 14.711/2023, for a home that is the customer's own. What art. 26-A keeps for whoever buys one does not hold here. */

/** Arts. 22 to 25; Código Civil, art. 1.647, I. */
const secured: Clause = {
  limits: true,
  title: 'Garantia',
  text:
    'Entrego o imóvel descrito acima, que é meu e está pago, em alienação fiduciária ao credor (Lei 9.514/1997, arts. 22 a 24): a ' +
    'propriedade passa a ele como garantia, com o registro deste contrato na matrícula. O dinheiro só vem depois desse registro; se ele ' +
    'não sair, nada é pago e não devo nada. Quem é casado comigo assina o registro também, salvo na separação total de bens (Código ' +
    'Civil, art. 1.647, I). Enquanto pagar em dia, uso o imóvel livremente, moro nele ou o alugo, por minha conta e risco, e pago os ' +
    `impostos e o condomínio dele. ${released}`,
};

const debt: Clause = {
  title: 'Quem deve, e quanto',
  text: 'O dinheiro é meu para o que eu quiser. A dívida não é corrigida por índice nenhum: as parcelas são as do anexo.',
};

const appraised: Clause = {
  title: 'Avaliação e registro',
  text:
    'Antes de o dinheiro sair, o imóvel é avaliado, e recebo o laudo se o pedir. O empréstimo é de até 60% do valor do imóvel: se a ' +
    'avaliação for menor do que o valor indicado acima, o credor me propõe um valor que caiba nela, e assino de novo ou desisto, sem ' +
    'custo. A avaliação e o registro que não forem feitos são devolvidos com os juros que renderam na dívida.',
};

/** Arts. 26, 27, 30 and 37-A; art. 24, VII. */
const mayBeTaken: Clause = {
  title: 'Se eu não pagar, o imóvel pode ser tomado e leiloado',
  limits: true,
  text: [
    'Isto vale mesmo que o imóvel seja a única casa da minha família: dado em garantia por mim, ele não tem a proteção do bem de família ' +
      'para esta dívida.',
    beingAsked,
    'Tenho 15 dias para pagar o que venceu e o que vencer até o pagamento, com multa, juros, impostos, condomínio e despesas, e o ' +
      'contrato continua. Se não pagar, o imóvel passa ao credor (art. 26, § 7º).',
    'Daí o credor faz, em 60 dias, um primeiro leilão, pelo valor do imóvel, e, se ninguém der esse valor, um segundo nos 15 dias ' +
      'seguintes, pelo valor da dívida inteira com as despesas; se ninguém der esse também, ele pode aceitar, se quiser, a metade ou ' +
      'mais do valor de avaliação (art. 27, §§ 1º e 2º). Ele me avisa o dia, a hora e o lugar de cada um, no meu endereço e no meu e-mail.',
    buyingFirst,
    'O que o leilão render além da dívida e das despesas é meu, em 5 dias. Se render menos, perco o imóvel e continuo devendo o que ' +
      'faltar, que o credor pode cobrar de mim com os meus outros bens (art. 27, § 5º-A).',
    leaving,
  ],
};

export const equityPaper: LoanPaper = {
  unpaid:
    'O imóvel pode ser tomado e leiloado, como está escrito acima; isso também tem despesas, que entram na dívida.',
  // The money waits for the land register, which takes weeks; the first installment is due a month after the contract.
  payOutDays: 25,
  givenBack: (money) =>
    `devolva ao credor os ${money}. Ele pede ao cartório, em até 30 dias, que tire a garantia da matrícula; as custas do registro, que ` +
    'são do cartório, podem não voltar',
  clauses: [debt, secured, appraised, auctionValue, mayBeTaken, homeInsured, debited],
};
