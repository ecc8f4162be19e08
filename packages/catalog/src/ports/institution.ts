import { isValidCnpj, validators } from '@passo/domain';
import { isPlainName } from './plainName.ts';

/**
 * Who stands behind a credit, as the law wants it named (CDC, arts. 54-B, IV, and 54-D, III): the lender, and the correspondent who
 * sells it for the lender (Resolução CMN 4.935/2021). Telephones as they are written.
 */
export type Institution = {
  /** As it is registered: 'Banco Horizonte S.A.'. */
  readonly name: string;
  readonly cnpj: string;
  readonly address: string;
  readonly email: string;
  readonly sac: string;
  readonly ombudsman: string;
};

/** What is wrong with how an institution names itself. */
export type IdentityCode = `lender.${keyof Institution}`;

/** Somewhere a letter arrives: a street, a number, a town. */
const SHORTEST_ADDRESS = 12;
/** An area code and a number, or 0800 and a number: `0800 000 0001`, `(11) 3003-0000`. */
const isTelephone = (text: string): boolean => {
  const digits = text.replaceAll(/\D/g, '').length;
  return digits >= 10 && digits <= 13 && /^[\d ()+-]+$/.test(text);
};

/** Of each part whether it says what it has to; the partner's file and the lender's word are held to the same. */
export const saysWho: Readonly<Record<keyof Institution, (text: string) => boolean>> = {
  name: (text) => text.trim().length >= 3 && isPlainName(text),
  cnpj: isValidCnpj,
  address: (text) => text.trim().length >= SHORTEST_ADDRESS && isPlainName(text),
  // What is empty is nobody's business there.
  email: (text) => text !== '' && validators.email.problem(text, '2026-01-01') === null,
  sac: isTelephone,
  ombudsman: isTelephone,
};

const isPart = (name: string): name is keyof Institution => Object.hasOwn(saysWho, name);
const parts = Object.keys(saysWho).filter(isPart);

export const identityCodes: readonly IdentityCode[] = parts.map((part) => `lender.${part}` as const);

/** The parts that are missing or are none; nothing where an institution is named in full. */
export const unnamedIn = (who: Institution): readonly (keyof Institution)[] =>
  parts.filter((part) => !saysWho[part](who[part]));
