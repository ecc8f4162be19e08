/** What a message about the outcome of something says, beside the partner's name and the customer's link. */
interface OutcomeWords {
  /** Its words; without them the title of the step's own panel, which the customer would read on the page. */
  readonly says?: string;
  /** Goes before the link. */
  readonly invites: string;
  /** Told only where it still holds after this long: whoever is looking at the page has acted by then. */
  readonly afterSeconds?: number;
  /** Told also once the journey has ended. */
  readonly afterTheEnd?: true;
  /** It says what is to be done: that something is to be done is not told beside it. */
  readonly saysWhat?: true;
}

/**
 * Everything that a customer is told by message without having asked for it, each about their own proposal. No name, number or
 * amount is in it: a message is read by others. None advertises anything, so that a no to marketing has nothing to stop.
 */
const outcomeMessages = {
  approved: { invites: 'Continue o seu pedido:' },
  employerAnswered: { invites: 'Veja o seu pedido:' },
  answered: { invites: 'Veja o seu pedido:' },
  refused: { invites: 'Veja o seu pedido:' },
  contract: { invites: 'Leia e guarde a sua cópia:' },
  letThrough: { says: 'Uma pessoa conferiu o seu pedido, e ele pode continuar', invites: 'Continue por aqui:' },
  paid: { invites: 'Veja o seu pedido:' },
  signAgain: {
    says: 'O dinheiro não saiu no prazo do contrato. Para receber, confira os novos valores e assine de novo',
    invites: 'Veja o que mudou:',
    saysWhat: true,
  },
  figuresChanged: {
    says: 'O dinheiro não saiu no dia do contrato, e os valores mudaram. Você não precisa assinar de novo',
    invites: 'Veja o que mudou:',
  },
  paysOutside: {
    says: 'O dinheiro não sai no prazo do contrato',
    invites: 'Veja o que fazer:',
  },
  paidOutside: {
    says: 'O dinheiro saiu fora do prazo do contrato. Peça os valores refeitos antes da primeira parcela',
    invites: 'Veja como:',
  },
  needsYou: { says: 'Precisamos de você para continuar o seu pedido', invites: 'Veja o que falta:', afterSeconds: 60 },
  replaced: { says: 'o contato do seu pedido foi trocado por outro', invites: 'Se não foi você, fale com a gente:' },
  expiring: {
    says: 'O seu pedido ainda está aberto, e o link dele vale por menos de 3 dias',
    invites: 'Continue por aqui:',
  },
  requestAnswered: {
    says: 'Uma pessoa respondeu ao que você pediu sobre os seus dados',
    invites: 'A resposta está em Meus dados:',
    afterTheEnd: true,
  },
} as const satisfies Readonly<Record<string, OutcomeWords>>;

export type OutcomeMessage = keyof typeof outcomeMessages;

export const isOutcomeMessage = (name: string): name is OutcomeMessage => Object.hasOwn(outcomeMessages, name);

export const wordsOfOutcome = (message: OutcomeMessage): OutcomeWords => outcomeMessages[message];
