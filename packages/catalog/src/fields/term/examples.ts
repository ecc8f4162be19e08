import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [{ wire: true, shown: 'Aceito' }],
  bad: [{ wire: 1 }, { wire: false, field: { required: true } }],
};
