import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [{ wire: 'Auxiliar de cozinha', shown: 'Auxiliar de cozinha' }],
  bad: [{ wire: { no: 'text' } }],
};
