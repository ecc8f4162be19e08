/*
 * Why somebody said no, as a class that may be told (LGPD, art. 20, § 1º): what was looked at, and never what was found of the person. And
 * when trying again makes sense, since the same facts lead to the same no.
 */

export interface Reason {
  readonly reason: string;
  readonly text: string;
  /** So many days after the no, and why then; or what has to happen first. */
  readonly tryAgain: string | { readonly afterDays: number; readonly why: string };
  /** Nothing has to be waited for: another order may come out differently today. */
  readonly atOnce?: true;
}

export const reasons = {
  credit: {
    reason: 'Análise de crédito',
    text: 'O que o banco e os birôs de crédito (como Serasa e SPC) sabem hoje não permite uma oferta.',
    tryAgain: { afterDays: 30, why: 'Os dados dos birôs mudam todo mês.' },
  },
  restriction: {
    reason: 'Restrição no CPF',
    text: 'Há uma restrição no seu CPF nos birôs de crédito (como Serasa e SPC).',
    tryAgain: 'Quando a restrição sair dos birôs de crédito',
  },
  register: {
    reason: 'Situação do CPF na Receita Federal',
    text: 'O CPF precisa estar regular para um contrato de crédito.',
    tryAgain: 'Quando o CPF estiver regular',
  },
  person: {
    reason: 'Conferência de quem pede',
    text: 'Não foi possível confirmar que é você quem pede.',
    tryAgain: 'Com o seu documento original em mãos e em um lugar claro',
    atOnce: true,
  },
  employer: {
    reason: 'Resposta da empresa',
    text: 'A empresa não confirmou o pedido.',
    tryAgain: 'Depois de falar com a empresa',
  },
  margin: {
    reason: 'Limite de desconto no salário',
    text: 'As parcelas que você já tem ocupam o limite de desconto.',
    tryAgain: 'Com um valor menor, ou quando uma das suas parcelas terminar',
    atOnce: true,
  },
  benefit: {
    reason: 'Benefício do INSS',
    text: 'Não há benefício que aceite este empréstimo.',
    tryAgain: 'Quando o benefício estiver ativo e liberado no Meu INSS',
  },
  balance: {
    reason: 'Saldo do FGTS',
    text: 'Não há saldo livre para antecipar.',
    tryAgain: 'Quando houver saldo, com o banco autorizado no aplicativo FGTS',
  },
  offer: {
    reason: 'Valores da oferta',
    text: 'O banco não confirmou os valores escolhidos.',
    tryAgain: 'Em um pedido novo, com as ofertas do dia',
    atOnce: true,
  },
  account: {
    reason: 'Conta informada',
    text: 'O banco não aceitou a conta informada.',
    tryAgain: 'Quando a conta estiver ativa, ou com outra conta sua',
    atOnce: true,
  },
  payment: {
    reason: 'Pagamento do banco',
    text: 'O banco não conseguiu fazer o pagamento combinado.',
    tryAgain: 'Quando a conta que recebe estiver ativa, ou com outra conta',
  },
  contract: {
    reason: 'Assinatura do contrato',
    text: 'O contrato não foi assinado por todos.',
    tryAgain: 'Em um pedido novo, com outro contrato',
    atOnce: true,
  },
  paper: {
    reason: 'Documento enviado',
    text: 'O documento não pode ser usado neste pedido.',
    tryAgain: 'Quando tiver um documento recente e no seu nome',
  },
  office: {
    reason: 'Análise do pedido por uma pessoa',
    text: 'Uma pessoa olhou o pedido e não o aprovou.',
    tryAgain: { afterDays: 30, why: 'Antes disso a resposta tende a ser a mesma.' },
  },
} as const satisfies Readonly<Record<string, Reason>>;

export type ReasonName = keyof typeof reasons;
