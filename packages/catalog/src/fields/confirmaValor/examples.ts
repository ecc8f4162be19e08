import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [{ wire: 90000, shown: 'R$ 90.000,00' }],
  bad: [{ wire: 'sim' }],
};
