import { accountMask, agencyMask } from './bankAccount/bankAccount.ts';
import { cepMask } from './cep/cep.ts';
import { cnhMask } from './cnh/cnh.ts';
import { cnpjMask } from './cnpj/cnpj.ts';
import { cpfOrCnpjMask } from './cnpj/cpfOrCnpj.ts';
import { cpfMask } from './cpf/cpf.ts';
import { dateMask } from './date/field.ts';
import type { Mask } from './mask.ts';
import { nameMask } from './name/name.ts';
import { partiallyHiddenPhoneMask } from './phone/partiallyHiddenPhone.ts';
import { phoneMask } from './phone/phone.ts';
import { licencePlateMask } from './plate/plate.ts';
import { prazoMask } from './prazo/prazo.ts';
import { rgMask } from './rg/rg.ts';
import { rneMask } from './rne/rne.ts';
import { lowerCaseMask, onlyNumberMask, onlyTextMask, upperCaseMask } from './text/masks.ts';

/** Every mask that a field definition may name. */
export const masks = {
  cpf: cpfMask,
  cnpj: cnpjMask,
  cnh: cnhMask,
  phone: phoneMask,
  partiallyHiddenPhone: partiallyHiddenPhoneMask,
  rg: rgMask,
  date: dateMask,
  prazo: prazoMask,
  cep: cepMask,
  agency: agencyMask,
  account: accountMask,
  rne: rneMask,
  cpfOrCnpj: cpfOrCnpjMask,
  name: nameMask,
  onlyText: onlyTextMask,
  onlyNumber: onlyNumberMask,
  upperCase: upperCaseMask,
  lowerCase: lowerCaseMask,
  licencePlate: licencePlateMask,
} as const satisfies Record<string, Mask>;

export type MaskName = keyof typeof masks;

export const isMaskName = (name: unknown): name is MaskName => typeof name === 'string' && Object.hasOwn(masks, name);
