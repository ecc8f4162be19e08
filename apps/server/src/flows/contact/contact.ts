import { hideEmail, hidePhone } from '@passo/domain';
import type { TokenMethod } from '@passo/engine';
import type { Runtime } from '../runtime/runtime.ts';

export interface Contact {
  readonly method: TokenMethod;
  /** Digits of a phone, or an e-mail address. */
  readonly target: string;
}

export const masked = ({ method, target }: Contact): string =>
  method === 'email' ? hideEmail(target) : hidePhone(target);

const contactContext = (proposal: string): string => `contact:${proposal}`;

export const sealContact = (runtime: Pick<Runtime, 'keyring'>, proposal: string, contact: Contact): Buffer =>
  runtime.keyring.seal(contact.target, contactContext(proposal));

export const openContact = (runtime: Runtime, proposal: string, sealed: Buffer): string =>
  runtime.keyring.open(sealed, contactContext(proposal)).toString('utf8');
