import type { FieldExamples } from '../../conformance/examples.ts';

const terms = [{ value: 24, label: '24x' }];

export const examples: FieldExamples = {
  good: [{ wire: { value: 24, label: '24x' }, shown: '24x', field: { values: terms } }],
  bad: [{ wire: { value: 23, label: '23x' }, field: { values: terms } }],
};
