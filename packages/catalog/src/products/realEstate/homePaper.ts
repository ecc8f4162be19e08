import { debited } from '../clauses.ts';
import { auctionValue, beingAsked, buyingFirst, homeInsured, leaving, released } from '../homeClauses.ts';
import type { Clause, LoanPaper } from '../product.ts';

/* Lei 9.514/1997, in the words of Lei 14.711/2023, for a home that is bought with the loan. */

/** Arts. 22 to 25; art. 24, IV and V. */
const secured: Clause = {
  limits: true,
  title: 'Garantia',
  text:
    'Entrego o imóvel descrito acima, que compro de quem está indicado acima, em alienação fiduciária ao credor (Lei 9.514/1997, ' +
    'arts. 22 a 24): a propriedade passa a ele como garantia, com o registro da compra e deste contrato na matrícula. O dinheiro só vai ' +
    'para quem vende depois desse registro; se ele não sair, nada é pago e não devo nada. A entrada eu pago direto a quem vende; ela ' +
    'não passa pelo credor. O imposto de transmissão (ITBI) e as custas do registro são meus e não estão nestes valores. Enquanto pagar em dia, uso o imóvel livremente, por minha conta e risco, e pago ' +
    'os impostos e o condomínio dele. ' +
    released,
};

const debt: Clause = {
  title: 'Quem deve, e quanto',
  text:
    'Devo a dívida toda, mesmo que outra pessoa tenha somado a renda comigo. A dívida não é corrigida por índice nenhum: as parcelas ' +
    'são as do anexo.',
};

/** Arts. 26, 26-A, 27, 30 and 37-A; art. 24, VII. */
const mayBeTaken: Clause = {
  title: 'Se eu não pagar, o imóvel pode ser tomado e leiloado',
  limits: true,
  text: [
    beingAsked,
    'Tenho 15 dias para pagar o que venceu e o que vencer até o pagamento, com multa, juros, impostos, condomínio e despesas. Nos 30 ' +
      'dias seguintes, até o imóvel passar ao credor, ainda posso pagar só as parcelas vencidas e as despesas, e o contrato continua ' +
      '(art. 26-A).',
    'Daí o credor faz, em 60 dias, um primeiro leilão, pelo valor do imóvel, e, se ninguém der esse valor, um segundo nos 15 dias ' +
      'seguintes, por no mínimo a dívida inteira com as despesas (arts. 26-A e 27). Ele me avisa o dia, a hora e o lugar de cada um, ' +
      'no meu endereço e no meu e-mail.',
    buyingFirst,
    'O que o leilão render além disso é meu, em 5 dias. Se no segundo leilão ninguém der o mínimo, o imóvel fica com o credor e a ' +
      'dívida acaba, mas perco o imóvel, a entrada e tudo o que paguei, mesmo que ele valha mais do que a dívida.',
    leaving,
  ],
};

export const homePaper: LoanPaper = {
  account: 'Conta de onde saem as parcelas',
  unpaid:
    'O imóvel pode ser tomado e leiloado, como está escrito acima; isso também tem despesas, que entram na dívida.',
  // The money waits for the land register, which takes weeks; the first installment is due a month after the contract.
  payOutDays: 25,
  // Whoever sells a home need not be a supplier: the purchase does not fall with the credit (CDC, art. 54-F).
  givenBack: (money) =>
    `devolva ao credor os ${money}. A compra do imóvel é outro contrato: ela só se desfaz se quem vende concordar ou se um juiz ` +
    'decidir. O ITBI e as custas do registro podem não voltar',
  clauses: [debt, secured, auctionValue, mayBeTaken, homeInsured, debited],
};
