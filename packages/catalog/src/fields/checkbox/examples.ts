import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [
    { wire: true, shown: 'Sim' },
    { wire: false, shown: 'Não' },
  ],
  bad: [{ wire: 'true' }],
};
