import type { FieldExamples } from '../../conformance/examples.ts';

export const examples: FieldExamples = {
  good: [
    { wire: { value: '2022-5', label: '2022 Flex' }, shown: '2022 Flex' },
    { wire: { value: '2022-5', label: '2022 Flex', valor: 51300 }, shown: '2022 Flex' },
    { wire: { value: '32000-1', label: 'Zero km Gasolina' }, shown: 'Zero km Gasolina' },
    { wire: { value: '', label: '2022 Flex', chosen: '2022-5' }, shown: '2022 Flex' },
    { wire: { value: '', label: '1974' }, shown: '1974' },
  ],
  bad: [{ wire: true }, { wire: { value: '', label: 'novo' } }, { wire: { value: '', label: '20222' } }],
};
