import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [{ wire: 0.0179, shown: '1,79%' }],
  bad: [{ wire: 1.5 }, { wire: -0.1 }],
};
