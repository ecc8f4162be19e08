import type { FieldExamples } from '../../conformance/examples.ts';

const letters = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

export const examples: FieldExamples = {
  good: [{ wire: [{ value: 'a', label: 'A' }], shown: 'A', field: { values: letters } }],
  bad: [{ wire: [{ value: 'z', label: 'Z' }], field: { values: letters } }, { wire: 'a' }],
};
