import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [
    { wire: { plate: 'ABC1D23' }, shown: 'ABC1D23' },
    { wire: { plate: 'ABC1234', vehicle: { marca: 'Fiat', modelo: 'Mobi', valor: 51300 } }, shown: 'ABC1234' },
  ],
  bad: [{ wire: { plate: 'AB12345' } }, { wire: { plate: 'ABC12' } }, { wire: 7 }],
};
