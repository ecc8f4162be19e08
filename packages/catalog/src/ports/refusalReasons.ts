import { anew, services, type Lead } from './refusalLeads.ts';

/*
 * Why somebody said no, as a class that may be told (LGPD, art. 20, § 1º): what was looked at, and never what was found of the person. And
 * when trying again makes sense, since the same facts lead to the same no.
 */

export interface Reason {
  readonly reason: string;
  readonly text: string;
  /** So many days after the no, and why then; or what has to happen first. */
  readonly tryAgain: string | { readonly afterDays: number; readonly why: string };
  /** What one finds where the way leads, if the button alone does not say it. */
  readonly why?: string;
  readonly lead?: Lead;
  /** What of the answers it was about, or may have been: another order does not begin with that. */
  readonly spoils?: Spoiled;
}

export type Spoiled = 'photos' | 'account';

/** Only the employer knows why, and only it can change that. */
const ofEmployer = {
  tryAgain: 'Depois de falar com a empresa',
  why: 'Pergunte à sua empresa o motivo.',
  lead: { does: 'leave', why: 'A empresa mudou de ideia?' },
} as const;

const ofOffice = {
  tryAgain: { afterDays: 30, why: 'Antes disso a resposta tende a ser a mesma.' },
  // Nobody says which: it may have been the photos.
  spoils: 'photos',
} as const;

export const reasons = {
  credit: {
    reason: 'Análise de crédito',
    text: 'O que consta hoje no Banco Central, na Serasa, no SPC e em outros cadastros não permite uma oferta.',
    tryAgain: {
      afterDays: 30,
      why: 'Esses dados mudam todo mês. No Registrato você vê o que os bancos informam.',
    },
    lead: services.record,
  },
  restriction: {
    reason: 'Restrição no CPF',
    text: 'Há uma restrição no seu CPF na Serasa, no SPC ou em outro cadastro.',
    tryAgain: 'Quando a restrição sair da Serasa e do SPC',
    why: 'No Registrato você vê as dívidas com bancos. As outras estão na Serasa e no SPC.',
    lead: services.debts,
  },
  register: {
    reason: 'Situação do CPF na Receita Federal',
    text: 'O CPF precisa estar regular para fechar um contrato.',
    tryAgain: 'Quando o CPF estiver regular',
    lead: services.register,
  },
  person: {
    reason: 'Conferência de quem pede',
    text: 'Não foi possível confirmar que é você quem pede.',
    tryAgain: 'Agora, com o seu documento original em mãos',
    why: 'Guardamos os seus dados. Faltam o código do celular e as fotos.',
    lead: anew('Começar um novo pedido'),
    spoils: 'photos',
  },
  photo: {
    reason: 'A foto não confere com o documento',
    text: 'A selfie e a foto do documento não parecem da mesma pessoa.',
    tryAgain: 'Agora, com o documento original e boa luz',
    why: 'Guardamos os seus dados. Faltam o código do celular e outra foto.',
    lead: anew('Novo pedido com outra foto'),
    spoils: 'photos',
  },
  employer: {
    reason: 'Resposta da empresa',
    text: 'A empresa não confirmou o pedido.',
    ...ofEmployer,
  },
  deduction: {
    reason: 'A empresa não confirmou o desconto',
    text: 'Sem o desconto no salário, o contrato não vale.',
    ...ofEmployer,
  },
  margin: {
    reason: 'Limite de desconto no salário',
    text: 'As parcelas que você já tem ocupam o limite de desconto.',
    tryAgain: 'Agora, com um valor menor',
    lead: anew('Novo pedido com valor menor'),
  },
  noMargin: {
    reason: 'Limite de desconto no salário',
    text: 'As parcelas que você já tem ocupam o limite de desconto.',
    tryAgain: 'Quando uma das suas parcelas terminar',
  },
  employment: {
    reason: 'Consulta do emprego',
    text: 'A Dataprev não informou um emprego que aceite este empréstimo.',
    tryAgain: 'Quando o seu emprego aparecer na Carteira de Trabalho Digital',
    lead: services.employment,
  },
  benefit: {
    reason: 'Benefício do INSS',
    text: 'Não há benefício que aceite este empréstimo.',
    tryAgain: 'Quando o benefício estiver ativo e liberado no Meu INSS',
    lead: services.benefit,
  },
  balance: {
    reason: 'Saldo do FGTS',
    text: 'O banco não encontrou saldo livre para antecipar.',
    tryAgain: 'Quando houver saldo livre no FGTS',
    why: 'No FGTS você vê o saldo, ativa o saque-aniversário e autoriza o banco.',
    lead: services.fgts,
  },
  offer: {
    reason: 'Valores da oferta',
    text: 'O banco não confirmou os valores escolhidos.',
    tryAgain: 'Agora, com as ofertas de hoje',
    lead: anew('Novo pedido com outra oferta'),
  },
  account: {
    reason: 'Conta informada',
    text: 'O banco não aceitou a conta informada.',
    tryAgain: 'Agora, com outra conta sua',
    why: 'Guardamos os seus dados, menos a conta.',
    lead: anew('Novo pedido com outra conta'),
    spoils: 'account',
  },
  payment: {
    reason: 'O depósito não entrou na conta',
    text: 'O banco não conseguiu fazer o pagamento combinado.',
    tryAgain: 'Com a conta ativa, ou com outra conta',
    why: 'É um pedido novo, com os seus dados já preenchidos, menos a conta.',
    lead: anew('Novo pedido com outra conta'),
    spoils: 'account',
  },
  contract: {
    reason: 'Assinatura do contrato',
    text: 'O contrato não foi assinado por todos.',
    tryAgain: 'Agora, com outro contrato',
    lead: anew('Novo pedido com outro contrato'),
  },
  drafting: {
    reason: 'Preparo do contrato',
    text: 'Não foi possível preparar o contrato.',
    tryAgain: 'Agora, com os seus dados conferidos',
    lead: anew('Começar um novo pedido'),
  },
  paper: {
    reason: 'Documento enviado',
    text: 'O documento não pode ser usado neste pedido.',
    tryAgain: 'Agora, com um documento recente e no seu nome',
    lead: anew('Novo pedido com outro documento'),
    spoils: 'photos',
  },
  sent: {
    reason: 'Dados e documentos enviados',
    text: 'Uma pessoa da equipe conferiu o que você enviou e não aprovou o pedido.',
    ...ofOffice,
  },
  office: {
    reason: 'Conferência do pedido',
    text: 'Uma pessoa da equipe conferiu o pedido e não o aprovou.',
    ...ofOffice,
  },
} as const satisfies Readonly<Record<string, Reason>>;

export type ReasonName = keyof typeof reasons;
