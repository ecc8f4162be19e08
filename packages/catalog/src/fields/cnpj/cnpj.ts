import { fail, isValidCnpj, masks, ok } from '@passo/domain';
import { defineField, isRecord, messages, readable } from '@passo/engine';

/** A company: its CNPJ (shown masked, letters allowed) and, once looked up, its name. */
interface Company {
  /** Masked. */
  readonly cnpj: string;
  readonly name: string;
}

const company = (cnpj: string, name: string): Company => ({ cnpj: masks.cnpj.mask(cnpj), name });

export const cnpj = defineField<Company>({
  control: 'company',
  longest: () => 240,
  read: (wire) => {
    if (typeof wire === 'string') return ok(company(wire, ''));
    if (!isRecord(wire) || typeof wire.cnpj !== 'string') return fail(messages.invalid);
    return ok(company(wire.cnpj, typeof wire.name === 'string' ? wire.name : ''));
  },
  send: ({ cnpj: text, name }) => (text === '' ? undefined : { cnpj: masks.cnpj.unmask(text), name: readable(name) }),
  format: ({ cnpj: text, name }) => (name === '' ? text : `${name} (${text})`),
  plain: ({ cnpj: text }) => masks.cnpj.unmask(text),
  isEmpty: ({ cnpj: text }) => text === '',
  problem: ({ cnpj: text }) => (isValidCnpj(text) ? null : 'CNPJ inválido. Confira os 14 caracteres.'),
});
