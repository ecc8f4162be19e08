import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [{ wire: '1990-05-12', shown: '12/05/1990' }],
  bad: [
    { wire: '31/02/1990' },
    { wire: '2020-01-01', field: { dateValidation: [{ boundary: 'end', type: 'years', value: -18 }] } },
    {
      wire: '1999-12-31',
      field: { dateValidation: [{ boundary: 'start', type: 'absoluteDate', value: '2000-01-01' }] },
    },
  ],
};
