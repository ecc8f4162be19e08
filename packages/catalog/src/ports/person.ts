import type { Facts } from '@passo/engine';
import { text } from './facts.ts';

/** Who asks. CPF of 11 digits, birth date as `YYYY-MM-DD`, cell phone of 11 digits. */
export type Person = {
  readonly cpf: string;
  readonly name: string;
  readonly birthDate: string;
  readonly cellphone: string;
  readonly email: string;
};

export const personOf = (facts: Facts): Person => ({
  cpf: text(facts, 'cpf'),
  name: text(facts, 'nome'),
  birthDate: text(facts, 'dataNascimento'),
  cellphone: text(facts, 'celular'),
  email: text(facts, 'email'),
});
