import type { Runtime } from '../runtime/runtime.ts';

const contextOf = (link: Buffer): string => `typist:${link.toString('hex')}`;

/** Who types for the customer, as it lies beside the link. */
export const sealTypist = ({ keyring }: Pick<Runtime, 'keyring'>, link: Buffer, typist: string): Buffer =>
  keyring.seal(typist, contextOf(link));

export const openTypist = (
  { keyring }: Pick<Runtime, 'keyring'>,
  link: Buffer,
  sealed: Buffer | null,
): string | null => (sealed === null ? null : keyring.open(sealed, contextOf(link)).toString('utf8'));
