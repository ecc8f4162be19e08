import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [
    { wire: 'Sala 12', shown: 'Sala 12' },
    { wire: '52998224725', shown: '529.982.247-25', field: { mask: 'cpf', validation: ['cpf'] } },
  ],
  bad: [
    { wire: '11111111111', field: { mask: 'cpf', validation: ['cpf'] } },
    { wire: 'ab', field: { minLength: 3 } },
  ],
};
