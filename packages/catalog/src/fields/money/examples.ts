import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [{ wire: 1234.56, shown: 'R$ 1.234,56' }],
  bad: [
    { wire: 10.5, field: { maxValue: 10 } },
    { wire: 9.99, field: { minValue: 10 } },
    { wire: 1.999 },
    { wire: '10' },
  ],
};
