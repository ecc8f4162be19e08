import { debited } from './clauses.ts';
import type { Clause, LoanPaper } from './product.ts';

/* Lei 11.795/2008: how the credit of any plan comes, what leaving costs, what may be done with a quota. */

export const isNoLoan =
  'Consórcio não é empréstimo: não há juros, e o crédito vem quando você é contemplado por sorteio ou lance.';

const howItComes: Clause = {
  title: 'Como o crédito vem',
  text:
    'Participo de um grupo de pessoas que poupam juntas (Lei 11.795/2008). O crédito vem quando eu for contemplado, ' +
    'por sorteio ou por lance, nas assembleias do grupo. Não há data certa: pode ser só na última assembleia, e ' +
    'adiantar parcelas não adianta o sorteio. Mesmo contemplado, só uso o crédito depois de apresentar as garantias que a ' +
    'administradora aceitar. Este contrato só começa a valer quando o grupo for formado: se não for, o que paguei volta com os ' +
    'rendimentos. O fundo de reserva cobre o que faltar ao grupo; o que sobrar dele no fim é dividido entre quem participou.',
};

const quota: Clause = {
  title: 'O que posso fazer com a minha cota',
  text:
    'Posso passar a minha cota a outra pessoa, se a administradora concordar (Lei 11.795/2008, art. 13). Contemplado, posso ' +
    'usar a carta para quitar um financiamento meu, nas condições do grupo (art. 22, § 3º). Só concorre à contemplação quem ' +
    'está ativo no grupo e, para receber o que pagou, quem foi excluído (art. 22, § 2º).',
};

/** `secured`: what becomes of what was bought, where the installments are not paid. */
const stopping = (secured: string): Clause => ({
  limits: true,
  title: 'Se eu parar de pagar',
  text:
    'Se eu não for contemplado e deixar de pagar 3 parcelas seguidas, posso ser excluído do grupo. Daí recebo a parte do ' +
    'crédito que paguei, pelo valor da carta no dia do sorteio e com os rendimentos, quando a minha cota for sorteada ou quando ' +
    `o grupo acabar; a taxa de administração não volta (Lei 11.795/2008, arts. 22 e 30). ${secured}`,
});

/** `index`: by what, with the article: `pelo IPCA do IBGE`. */
const corrected = (index: string): Clause => ({
  title: 'Correção',
  text:
    `A carta de crédito e as parcelas são corrigidas uma vez por ano, no mês em que este contrato faz aniversário, ${index}. A ` +
    'parcela pode subir, mesmo depois que eu for contemplado. O total e o plano do anexo são em valores de hoje.',
});

interface PlanWords {
  readonly secured: string;
  readonly index: string;
  /** What only this plan has, after what may be done with a quota. */
  readonly own?: readonly Clause[];
}

/** The contract of a plan. */
export const planPaper = ({ secured, index, own = [] }: PlanWords): LoanPaper => ({
  title: 'Contrato de participação em consórcio',
  short: 'Contrato',
  account: 'Conta de onde saem as parcelas',
  clauses: [howItComes, quota, ...own, stopping(secured), corrected(index), debited],
});
