import type { Facts } from '@passo/engine';
import { text } from './facts.ts';

/** Who asks. CPF of 11 digits, birth date as `YYYY-MM-DD`. What a question does not need, a change of it does not void. */
export type Person = {
  readonly cpf: string;
  readonly name: string;
  readonly birthDate: string;
};

/** A person who is written to: cell phone of 11 digits. */
export type Contact = Person & {
  readonly cellphone: string;
  readonly email: string;
};

export const personOf = (facts: Facts): Person => ({
  cpf: text(facts, 'cpf'),
  name: text(facts, 'nome'),
  birthDate: text(facts, 'dataNascimento'),
});

export const contactOf = (facts: Facts): Contact => ({
  ...personOf(facts),
  cellphone: text(facts, 'celular'),
  email: text(facts, 'email'),
});
