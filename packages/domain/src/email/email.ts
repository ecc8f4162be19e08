import type { Validator } from '../validator.ts';

const SHAPE =
  /^[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/i;
const MAX = 254;

/** Free providers by the first word of their domain, and how it ends; a message to any other ending of theirs never arrives. */
const FREE_PROVIDERS = [
  [/^(?:gmail|live|msn|ymail|icloud|globo|globomail)$/, ['.com']],
  [/^(?:bol|uol|terra|ig)$/, ['.com.br']],
  [/^(?:hotmail|outlook|yahoo)$/, ['.com', '.com.br']],
] as const;

function emailProblem(text: string): string | null {
  if (text.length > MAX || !SHAPE.test(text)) return emailValidator.message;
  const domain = text.slice(text.lastIndexOf('@') + 1).toLowerCase();
  const provider = domain.slice(0, domain.indexOf('.'));
  const [, endings = []] = FREE_PROVIDERS.find(([names]) => names.test(provider)) ?? [];
  const domains = endings.map((ending) => provider + ending);
  if (domains.length === 0 || domains.includes(domain)) return null;
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
