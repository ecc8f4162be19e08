import type { TokenMethod } from '@passo/engine/definition.ts';
import type { ControlOption } from '@passo/ui/controls/control.ts';
import { shownTarget } from './shownTarget.ts';

const names: Readonly<Record<TokenMethod, string>> = {
  sms: 'Mensagem de texto (SMS)',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  link: 'Link por mensagem',
};

const short = { ...names, sms: 'SMS', link: 'Link' } as const;

/** A way to get the code, with the masked contact where one is known. */
export const methodOption = (method: TokenMethod, target: string | null): ControlOption => ({
  value: method,
  label: target === null ? names[method] : `${short[method]} · ${shownTarget(target)}`,
});

const instead: Partial<Readonly<Record<TokenMethod, TokenMethod>>> = { sms: 'whatsapp', whatsapp: 'sms' };

/** The other way to the same phone, where a code may go by it. */
export function otherWay(method: TokenMethod, offered: readonly TokenMethod[]): TokenMethod | undefined {
  const other = instead[method];
  return offered.find((one) => one === other);
}

/** By which way a code came, as one says it. */
export const wayName = (method: TokenMethod): string => short[method];
