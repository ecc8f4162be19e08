import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [{ wire: '01001000', shown: '01001-000' }],
  bad: [{ wire: '00000000' }, { wire: '0100' }],
};
