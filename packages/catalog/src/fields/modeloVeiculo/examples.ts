import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [
    {
      wire: { value: 'carros/21/9535', label: 'Mobi Like 1.0 Fire Flex 5p.', marca: 'Fiat' },
      shown: 'Fiat Mobi Like 1.0 Fire Flex 5p.',
    },
    { wire: { value: '', label: 'Mobi', marca: 'Fiat', chosen: 'carros/21/9535' }, shown: 'Fiat Mobi' },
    { wire: { value: '', label: 'Fusca 1300', marca: '' }, shown: 'Fusca 1300' },
  ],
  bad: [{ wire: 7 }, { wire: { value: 'carros/21/9535' } }, { wire: 'x'.repeat(500) }],
};
