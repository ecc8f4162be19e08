import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [{ wire: 8500, shown: 'R$ 8.500,00', field: { minValue: 500, maxValue: 14200 } }],
  bad: [{ wire: 20000, field: { minValue: 500, maxValue: 14200 } }],
};
