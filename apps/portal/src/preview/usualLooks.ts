import type { FieldDefinition } from '@passo/engine/definition.ts';

const occupations = ['Auxiliar de cozinha', 'Cozinheiro geral', 'Enfermeiro'].map((name) => ({
  value: name,
  label: name,
}));
const consent = {
  consent: 'exemplo',
  version: '1',
  text: 'Este é o texto de um termo. Ele abre em uma gaveta e pode ser lido antes de aceitar.',
};

/** What makes a kind's example look like one of a real step. A kind without an entry shows with the usual words. */
export const usualLooks: Readonly<Record<string, Partial<FieldDefinition>>> = {
  text: { label: 'Nome completo', placeholder: 'Como está no seu documento', message: 'Sem abreviar.' },
  date: { label: 'Data de nascimento', mask: 'date', placeholder: 'DD/MM/AAAA' },
  select: { label: 'Estado', placeholder: 'Escolha' },
  radio: { label: 'Você tem conta neste banco?' },
  radioChip: { label: 'Em quantas parcelas?' },
  checkbox: { label: 'Quero receber novidades' },
  checkBoxGroup: { label: 'Formas de contato' },
  money: { label: 'Renda mensal', message: 'Some tudo o que você recebe.' },
  cep: { label: 'CEP', url: 'https://buscacepinter.correios.com.br/', placeholder: '00000-000' },
  term: { label: 'Li e aceito os *termos de uso*.', term: consent },
  list: { label: 'Dependentes' },
  percentage: { label: 'Percentual de participação' },
  sliderMoney: { label: 'Quanto você precisa?', minValue: 500, maxValue: 14200 },
  cnpj: { label: 'Empresa em que trabalha', placeholder: 'Procurar a empresa' },
  inputRealEstateValue: { label: 'Valor do imóvel', minValue: 50000, maxValue: 2000000 },
  consultaPlaca: { label: 'Placa do veículo', placeholder: 'ABC1D23', tooltip: 'Está no documento do veículo.' },
  confirmaValor: { label: 'Conferir o valor' },
  modeloVeiculo: { label: 'Modelo do veículo' },
  anoModeloVeiculo: { label: 'Ano do modelo' },
  imageCapture: { label: 'Frente do documento' },
  textWithAutoComplete: { label: 'Profissão', values: occupations },
  button: { label: 'Abrir o site do parceiro', url: 'https://www.gov.br/' },
  mensagem: { label: 'Aviso', title: 'Fique de olho', message: 'Esta mensagem não pede resposta.' },
};
