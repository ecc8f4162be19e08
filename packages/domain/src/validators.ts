import { chassisValidator } from './chassis/chassis.ts';
import { cnpjValidator } from './cnpj/cnpj.ts';
import { cpfOrCnpjValidator } from './cnpj/cpfOrCnpj.ts';
import { cpfValidator } from './cpf/cpf.ts';
import { dateNotFutureValidator, dateValidator } from './date/field.ts';
import { emailValidator } from './email/email.ts';
import { nameValidator } from './name/name.ts';
import { cellphoneValidator } from './phone/phone.ts';
import { renavamValidator } from './renavam/renavam.ts';
import type { Validator } from './validator.ts';

/** Every check that a field definition may name. */
export const validators = {
  cpf: cpfValidator,
  name: nameValidator,
  email: emailValidator,
  cellphone: cellphoneValidator,
  date: dateValidator,
  dateNotFuture: dateNotFutureValidator,
  renavam: renavamValidator,
  cnpj: cnpjValidator,
  cpfOrCnpj: cpfOrCnpjValidator,
  chassis: chassisValidator,
} as const satisfies Record<string, Validator>;

export type ValidatorName = keyof typeof validators;

export const isValidatorName = (name: unknown): name is ValidatorName =>
  typeof name === 'string' && Object.hasOwn(validators, name);
