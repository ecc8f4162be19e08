import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [
    { wire: { cnpj: '11222333000181', name: '' }, shown: '11.222.333/0001-81' },
    { wire: { cnpj: '12ABC34501DE35', name: 'Nova Era' }, shown: 'Nova Era (12.ABC.345/01DE-35)' },
  ],
  bad: [{ wire: { cnpj: '11222333000180', name: '' } }, { wire: 7 }],
};
