/**
 * What helps more than a review. `anew`: nothing has to be waited for, so another order may come out differently today; its button says
 * what has to be different. `open`: it is seen or mended at the address of a public service. `leave`: nothing is to be done here until
 * whoever said no has changed their mind, which `why` asks before another order.
 */
export type Lead =
  | { readonly does: 'anew'; readonly label: string }
  | { readonly does: 'open'; readonly label: string; readonly href: string }
  | { readonly does: 'leave'; readonly why: string };

export const anew = (label: string): Lead => ({ does: 'anew', label });

const open = (label: string, href: string): Lead => ({ does: 'open', label, href });

/** What banks report of a person. */
const REGISTRATO = 'https://www.bcb.gov.br/meubc/registrato';

/** Free of charge, and run by whoever keeps what the answer was about. */
export const services = {
  /** Registrato: debts with banks. What shops and telephone companies report is with the credit bureaux alone. */
  debts: open('Ver minhas dívidas', REGISTRATO),
  record: open('Ver o que consta no meu CPF', REGISTRATO),
  register: open('Regularizar o CPF', 'https://www.gov.br/pt-br/servicos/atualizar-cadastro-de-pessoas-fisicas'),
  employment: open('Ver minha Carteira de Trabalho', 'https://www.gov.br/pt-br/servicos/obter-a-carteira-de-trabalho'),
  benefit: open('Abrir o Meu INSS', 'https://meu.inss.gov.br/'),
  /** Leads to the application FGTS, where one sees the balance, joins the anniversary withdrawal and lets the bank see it. */
  fgts: open('Abrir o FGTS', 'https://www.fgts.gov.br/'),
} as const;
