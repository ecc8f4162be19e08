import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Keyring } from '../platform/keyring.ts';
import { draftSecret } from './cookies.ts';

/**
 * The key under which a device writes down what was typed and not sent. It is derived from a secret in a cookie that no script
 * reads, and from our own key: it is in the page while the page is open, and nowhere on the device beside what it opens. With
 * the cookie (a day, or leaving the device) goes every draft.
 */
export const draftKeyOf = (
  { keyring, secure }: { readonly keyring: Keyring; readonly secure: boolean },
  request: FastifyRequest,
  reply: FastifyReply,
  hash: string,
): string => keyring.keyedHash(`${draftSecret(request, reply, secure)}:${hash}`, 'draft').toString('base64url');
