import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [{ wire: 350000, shown: 'R$ 350.000,00', field: { maxValue: 100 } }],
  bad: [{ wire: 'muito' }],
};
