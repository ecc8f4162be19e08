import type { FieldExamples } from '../../conformance/examples.ts';

const subFields = [{ key: 'nome', component: 'text', label: 'Nome', required: true }];

export const examples: FieldExamples = {
  good: [{ wire: [{ nome: 'Ana' }, { nome: 'Bia' }], shown: '2 itens', field: { subFields } }],
  bad: [
    { wire: [{ nome: '' }], field: { subFields } },
    { wire: 'Ana', field: { subFields } },
  ],
};
