import { isValidCellphone, isValidCpf, today } from '@passo/domain';
import type { JsonObject } from '@passo/engine';
import { randomId } from '../../platform/ids.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { Claims } from '../../platform/trustedTokens.ts';
import { vouchContact } from '../../repositories/codeRepository.ts';
import type { Access } from './access.ts';
import { sealContact } from '../contact/contact.ts';
import { digestOf } from '../../platform/digest.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What a partner's token says of its customer, by the keys of our fields. */
export interface PartnersWord {
  readonly answers: JsonObject;
  /** Keys of the contacts among them: they need no code. */
  readonly proven: readonly string[];
}

/** Reads a partner's token. Throws where it is not the partner's, is too old, or is for another link. */
export async function readPartnersToken(
  runtime: Runtime,
  access: Access,
  hash: string,
  token: string,
): Promise<PartnersWord> {
  const claims = await runtime.tokens.ofPartner(access.channel.partner.slug, token);
  if (claims === null || !isForLink(claims, hash)) throw new ProblemError('token.invalid');
  const answers = answersIn(claims);
  return { answers, proven: ['celular', 'email'].filter((key) => answers[key] !== undefined) };
}

/** A token may be bound to one link. */
const isForLink = ({ hash }: Claims, own: string): boolean => hash === undefined || hash === own;

/** The names of OpenID Connect, and ours. What is not well formed is as if it were not there. */
function answersIn(claims: Claims): JsonObject {
  const text = (...names: readonly string[]): string => {
    const value = names.map((name) => claims[name]).find((one) => typeof one === 'string');
    return typeof value === 'string' ? value.trim().slice(0, 120) : '';
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

/** Keeps the first proven contact as the one that other devices are asked to prove. */
export async function keepPartnersWord(
  runtime: Runtime,
  proposal: string,
  { answers, proven }: PartnersWord,
): Promise<void> {
  const [key] = proven;
  const target = key === undefined ? undefined : answers[key];
  if (typeof target !== 'string') return;
  const method = key === 'email' ? 'email' : 'sms';
  const sealed = sealContact(runtime, proposal, { method, target });
  // Nobody knows this one, so nobody can type it.
  const nothing = digestOf(randomId());
  await vouchContact(runtime.db, [proposal, method, sealed, nothing, today(runtime.clock.now())]);
}
