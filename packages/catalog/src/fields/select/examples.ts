import type { FieldExamples } from '../../conformance/examples.ts';

const states = [{ value: 'SP', label: 'São Paulo' }];

export const examples: FieldExamples = {
  good: [{ wire: { value: 'SP', label: 'São Paulo' }, shown: 'São Paulo', field: { values: states } }],
  bad: [{ wire: { value: 'XX', label: 'Lugar nenhum' }, field: { values: states } }, { wire: { value: 'SP' } }],
};
