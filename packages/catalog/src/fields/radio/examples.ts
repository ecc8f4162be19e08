import type { FieldExamples } from '../../conformance/examples.ts';

const answers = [
  { value: true, label: 'Sim' },
  { value: false, label: 'Não' },
];

export const examples: FieldExamples = {
  good: [{ wire: { value: true, label: 'Sim' }, shown: 'Sim', field: { values: answers } }],
  bad: [
    { wire: 'talvez', field: { values: answers } },
    { wire: { value: '1234567890', label: 'Aposentadoria' }, field: { values: [] } },
  ],
};
