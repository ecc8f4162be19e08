import { isValidCep, masks, ok } from '@passo/domain';
import { defineField } from '@passo/engine';
import { addressParts } from '../../parts/lookedUpParts.ts';
import { textMeaning } from '../../parts/text.ts';

/** A postal code; its look-up fills the address, and its failure never blocks. */
export const cep = defineField<string>({
  ...textMeaning,
  control: 'cep',
  longest: () => 9,
  fills: Object.keys(addressParts),
  read: (wire, field) => {
    const text = textMeaning.read(wire, field);
    return text.ok ? ok(masks.cep.mask(text.value)) : text;
  },
  send: (value) => masks.cep.unmask(value),
  problem: (value) => (isValidCep(value) ? null : 'CEP inválido. Confira os 8 números.'),
});
