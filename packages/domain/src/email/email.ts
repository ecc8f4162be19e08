import type { Validator } from '../validator.ts';

const SHAPE =
  /^[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
const MAX = 254;

/** Free providers by the first word of their domain; a message to any other ending of theirs never arrives. */
const FREE_PROVIDERS: Readonly<Record<string, readonly string[]>> = {
  gmail: ['gmail.com'],
  hotmail: ['hotmail.com', 'hotmail.com.br'],
  outlook: ['outlook.com', 'outlook.com.br'],
  live: ['live.com'],
  msn: ['msn.com'],
  yahoo: ['yahoo.com', 'yahoo.com.br'],
  ymail: ['ymail.com'],
  icloud: ['icloud.com'],
  bol: ['bol.com.br'],
  uol: ['uol.com.br'],
  terra: ['terra.com.br'],
  ig: ['ig.com.br'],
  globo: ['globo.com'],
  globomail: ['globomail.com'],
};

function emailProblem(text: string): string | null {
  if (text.length > MAX || !SHAPE.test(text)) return emailValidator.message;
  const domain = text.slice(text.lastIndexOf('@') + 1).toLowerCase();
  const provider = domain.slice(0, domain.indexOf('.'));
  const domains = Object.hasOwn(FREE_PROVIDERS, provider) ? FREE_PROVIDERS[provider] : undefined;
  if (domains === undefined || domains.includes(domain)) return null;
  return `Confira o final do e-mail: o certo é ${domains.join(' ou ')}.`;
}

export const emailValidator: Validator = {
  message: 'E-mail inválido. Confira se está completo e sem espaços.',
  problem: (text) => (text === '' ? null : emailProblem(text)),
};

/** `maria@gmail.com` → `m***@gmail.com`: its owner recognises it, nobody else can write to it. */
export function hideEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`;
}
