import { randomInt } from 'node:crypto';
import { exampleCpf } from '../exampleCpf.ts';

/** Somebody who is not there: what tells one walk from another. */
export interface WalkedPerson {
  readonly cpf: string;
  /** Digits with DDD. */
  readonly phone: string;
  readonly email: string;
}

/** How many people of one ending there are: whoever comes again is met as a customer of before, with all limits of one. */
const PEOPLE = 400;

/** Somebody new whose CPF has the ending that chooses what happens outside. */
export const somebody = (ending: string): WalkedPerson => ({
  cpf: exampleCpf(ending, randomInt(PEOPLE)),
  phone: `1197${String(randomInt(10_000_000)).padStart(7, '0')}`,
  email: `maria.${randomInt(1_000_000)}@exemplo.com.br`,
});
