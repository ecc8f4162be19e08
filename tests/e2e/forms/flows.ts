import type { FieldDefinition, StepDefinition } from '@passo/engine';

const step = (slug: string, name: string, fields: readonly FieldDefinition[]): StepDefinition => ({
  slug,
  name,
  title: name,
  stepType: 'form',
  fields,
});
const text = (key: string, label: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  key,
  component: 'text',
  label,
  ...more,
});
const last = (label: string): StepDefinition => step('fim', 'Fim', [text('obs', label)]);

const photo: FieldDefinition = { key: 'foto', component: 'imageCapture', label: 'Foto', required: true };

const state: FieldDefinition = { key: 'estado', component: 'select', label: 'Estado', resource: 'estados' };
/** A list that waits for the state. */
const town = (key: string, label: string): FieldDefinition => ({
  ...{ key, component: 'select', label, resource: 'municipios' },
  getDependencyValue: { referenceResourceCode: 'estado' },
});

const code: FieldDefinition = { key: 'cep', component: 'cep', label: 'CEP', required: true };
const address: readonly FieldDefinition[] = [
  code,
  text('logradouro', 'Rua'),
  text('bairro', 'Bairro'),
  state,
  town('cidade', 'Cidade'),
];

/** One channel for each: what the forms of the portal are held to in Chromium. */
export const flows: Readonly<Record<string, readonly StepDefinition[]>> = {
  lista: [
    step('socios', 'Sócios', [
      {
        key: 'socios',
        component: 'list',
        label: 'Sócios',
        required: true,
        subFields: [
          text('nome', 'Nome', { required: true }),
          photo,
          {
            key: 'carros',
            component: 'list',
            label: 'Carros',
            subFields: [text('modelo', 'Modelo', { required: true })],
          },
        ],
      },
    ]),
    last('Algo sobre {{socios}}?'),
  ],
  endereco: [step('endereco', 'Endereço', address), last('Algo mais?')],
  mudanca: [step('onde', 'Onde', [code]), step('endereco', 'Endereço', address), last('Algo mais?')],
  teclas: [
    step('teclas', 'Teclas', [
      text('nome', 'Nome', { required: true }),
      { key: 'valor', component: 'money', label: 'Valor', required: true, maxValue: 1000 },
      text('fixo', 'Fixo', { readOnly: true, defaultValue: 'fica' }),
      state,
      text('apelido', 'Apelido', { required: true }),
    ]),
    last('Algo mais?'),
  ],
  opcoes: [
    step('opcoes', 'Opções', [
      text('cpf', 'CPF', { mask: 'cpf', validation: ['cpf'] }),
      {
        key: 'beneficio',
        component: 'select',
        label: 'Benefício',
        resource: 'tipoBeneficio',
        getDependencyValue: { referenceResourceCode: 'cpf', resourceKey: 'inss' },
      },
      state,
      town('municipio', 'Município'),
    ]),
    last('Algo mais?'),
  ],
  mostras: [
    step('mostras', 'Mostras', [
      { key: 'aceite', component: 'term', label: 'Aceito', title: 'Sobre o aceite' },
      {
        key: 'site',
        component: 'button',
        label: 'Abrir o site',
        title: 'Saiba mais',
        tooltip: 'Abre em outra aba.',
        url: 'https://www.gov.br/',
      },
      { key: 'nota', component: 'mensagem', title: 'Nota', message: 'Leia com calma.', tooltip: 'Sem pressa.' },
      {
        key: 'interesses',
        component: 'checkBoxGroup',
        label: 'Interesses',
        values: [
          { value: 'a', label: 'Casa' },
          { value: 'b', label: 'Barco', disabled: true, status: 'em breve' },
        ],
      },
      {
        key: 'renda',
        component: 'money',
        label: 'Renda',
        readOnly: true,
        defaultValue: 3200,
        format: { show: 'percentage' },
      },
      { key: 'extra', component: 'money', label: 'Extra' },
      {
        key: 'cargo',
        component: 'textWithAutoComplete',
        label: 'Cargo',
        mask: 'upperCase',
        maxLength: 12,
        resource: 'cargos',
      },
      {
        key: 'donos',
        component: 'list',
        label: 'Donos',
        readOnly: true,
        defaultValue: [{ nome: 'Ana' }],
        subFields: [text('nome', 'Nome do dono')],
      },
    ]),
    step('renda', 'Renda', [text('empresa', 'Empresa')]),
    last('Algo mais?'),
  ],
  termos: [
    step('termos', 'Termos', [
      ...['Privacidade', 'Consulta'].map((title): FieldDefinition => ({
        ...{ key: title.toLowerCase(), component: 'term', label: `Aceito: ${title}`, required: true, title },
        term: { consent: title.toLowerCase(), version: '1', text: `O que diz ${title}.` },
      })),
    ]),
    last('Nada mais'),
  ],
};
