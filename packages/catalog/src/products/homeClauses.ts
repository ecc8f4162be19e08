import type { Clause } from './product.ts';

/* Lei 9.514/1997, in the words of Lei 14.711/2023: what holds of any home that secures a loan. */

/** Art. 25, in the clause of the guarantee. */
export const released =
  'Em até 30 dias depois de paga a dívida, mesmo antes do prazo, recebo o termo de quitação e o levo ao cartório, que tira a garantia da ' +
  'matrícula. Se o credor atrasar o termo, ele me paga 0,5% do valor do contrato por mês de atraso, mesmo começado (art. 25).';

/** Art. 24, VI and sole paragraph. */
export const auctionValue: Clause = {
  title: 'Quanto o imóvel vale em um leilão',
  text:
    'Para venda em leilão público, o imóvel vale o que está indicado acima, corrigido pelo IPCA do IBGE da data deste contrato até a ' +
    'do leilão (Lei 9.514/1997, art. 24, VI). Se o valor que serve de base ao imposto de transmissão (ITBI) for maior, vale esse.',
};

/** Art. 26: how the land register asks for what is late. */
export const beingAsked =
  'Depois de 15 dias de atraso, o credor pode pedir ao registro de imóveis que me cobre. O cartório me procura em pessoa; se não me ' +
  'achar, avisa pelo e-mail deste contrato e só 15 dias depois, pelo menos, publica edital (Lei 9.514/1997, art. 26). Se mudar de ' +
  'endereço ou de e-mail, aviso o credor.';

/** Art. 27, § 2º-B. */
export const buyingFirst =
  'Até o segundo leilão, posso comprar o imóvel antes de todos, pelo valor da dívida, dos seguros, do condomínio, dos impostos ' +
  '(também o ITBI que o credor pagou) e das despesas; nesse caso pago também o imposto e o registro dessa compra (art. 27, ' +
  '§ 2º-B).';

/** Arts. 30 and 37-A. */
export const leaving =
  'Se eu não sair, o credor ou quem comprou pode pedir ao juiz que eu saia em 60 dias (art. 30) e cobrar 1% do valor do imóvel por ' +
  'mês, mesmo começado, desde que o imóvel passou ao credor (art. 37-A).';

export const homeInsured: Clause = {
  title: 'Seguros obrigatórios',
  text:
    'Os seguros de morte e invalidez e de danos ao imóvel são pagos com cada parcela, enquanto houver dívida. Se eu morrer ou ficar ' +
    'inválido, o primeiro paga a parte da dívida que a apólice cobre; se o imóvel sofrer um dano coberto, o segundo paga o conserto. ' +
    'Posso escolher a apólice de outra seguradora, com a mesma cobertura (Resolução CMN 3.811/2009).',
};
