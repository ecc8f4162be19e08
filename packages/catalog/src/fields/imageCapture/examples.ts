import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [{ wire: { document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a', name: 'frente.jpg' }, shown: 'frente.jpg' }],
  bad: [{ wire: { name: 'frente.jpg' } }, { wire: 'frente.jpg' }],
};
