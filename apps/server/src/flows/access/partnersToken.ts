import { isValidCellphone, isValidCpf, today } from '@passo/domain';
import { readable, type JsonObject } from '@passo/engine';
import { randomId } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { Claims } from '../../platform/tokenClaims.ts';
import { vouchContact } from '../../repositories/codeRepository.ts';
import { claimToken } from '../../repositories/partnerTokenRepository.ts';
import type { Access } from './access.ts';
import { deviceNameDigest } from './device.ts';
import { sealContact } from '../contact/contact.ts';
import { digestOf } from '../../platform/digest.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What a partner's token says of its customer, by the keys of our fields. */
export interface PartnersWord {
  readonly answers: JsonObject;
  /** Keys of the contacts among them: they need no code. */
  readonly proven: readonly string[];
}

/** A token as it was brought: at which link, by which device (the name that it has for the link). */
interface Brought {
  readonly hash: string;
  readonly device: string | null;
  readonly token: string;
}

/**
 * Reads a partner's token. Throws where it is not the partner's, is too old, is for another link or for none, and where another
 * device was first to bring it: addresses are copied, logged and sent on, and the token stands in one.
 */
export async function readPartnersToken(
  runtime: Runtime,
  { channel: { partner } }: Pick<Access, 'channel'>,
  { hash, device, token }: Brought,
): Promise<PartnersWord> {
  const claims = await runtime.tokens.ofPartner(partner.slug, { token, hash });
  if (claims === null || device === null) throw new ProblemError('token.invalid');
  // Only what is signed tells tokens apart: the letters of a signature can be written in several ways.
  const signed = digestOf(`partner-token:${partner.slug}:${token.slice(0, token.lastIndexOf('.'))}`);
  const [mine] = await claimToken(runtime.db, [signed, deviceNameDigest(device), claims.exp]);
  if (mine === undefined) throw new ProblemError('token.invalid');
  const answers = answersIn(claims);
  return { answers, proven: ['celular', 'email'].filter((key) => answers[key] !== undefined) };
}

/** Longer than a name or an address; what is longer is none. */
const LONGEST = 120;

/** The names of OpenID Connect, and ours. What is not well formed is as if it were not there. */
function answersIn(claims: Claims): JsonObject {
  const text = (...names: readonly string[]): string => {
    const value = names.map((name) => claims[name]).find((one) => typeof one === 'string');
    return typeof value === 'string' && value.length <= LONGEST ? readable(value) : '';
  };
  const cpf = onlyDigits(text('cpf'));
  const cellphone = onlyDigits(text('celular', 'phone_number')).replace(/^55(?=\d{11}$)/, '');
  const email = text('email').toLowerCase();
  const birth = text('dataNascimento', 'birthdate');
  const name = text('nome', 'name');
  return {
    ...(isValidCpf(cpf) && { cpf }),
    ...(isValidCellphone(cellphone) && { celular: cellphone }),
    ...(/^\S+@\S+\.\S+$/.test(email) && { email }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(birth) && { dataNascimento: birth }),
    ...(name !== '' && { nome: name }),
  };
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

/** The contacts that the partner has proven. */
export const provenContacts = ({ answers, proven }: PartnersWord): readonly string[] =>
  proven.map((key) => answers[key]).filter((contact) => typeof contact === 'string');

/** Keeps the first proven contact as the one that other devices are asked to prove. */
export async function keepPartnersWord(runtime: Runtime, proposal: string, word: PartnersWord): Promise<void> {
  const [target] = provenContacts(word);
  if (target === undefined) return;
  const method = word.proven[0] === 'email' ? 'email' : 'sms';
  const sealed = sealContact(runtime, proposal, { method, target });
  // Nobody knows this one, so nobody can type it.
  const nothing = digestOf(randomId());
  await vouchContact(runtime.db, [proposal, method, sealed, nothing, today(runtime.clock.now())]);
}
