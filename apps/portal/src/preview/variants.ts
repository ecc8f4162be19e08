import { maskExamples } from '@passo/domain/maskExamples.ts';
import { isMaskName, masks } from '@passo/domain/masks.ts';
import type { FieldDefinition } from '@passo/engine/definition.ts';
import type { Json } from '@passo/engine/json.ts';
import { previewResources } from './previewResources.ts';

/** Another way to use a kind, at an address of its own. */
export interface Variant {
  readonly label: string;
  readonly field: Partial<FieldDefinition>;
  /** The answer, as it travels. */
  readonly value?: Json;
}

type Variants = Readonly<Record<string, Variant>>;

/** A text under each of the masks. */
const masked: Variants = Object.fromEntries(
  Object.keys(masks)
    .filter(isMaskName)
    .map((name): [string, Variant] => {
      const { label, example } = maskExamples[name];
      return [
        name,
        {
          label: `Máscara: ${label}`,
          field: { label, mask: name, placeholder: example, message: '' },
          value: masks[name].unmask(example),
        },
      ];
    }),
);

const resource = { resource: previewResources.address } as const;

const named: Readonly<Record<string, Variants>> = {
  text: { email: { label: 'E-mail', field: { label: 'E-mail', validation: ['email'] }, value: 'ana@gmail.com' } },
  date: {
    maior: {
      label: 'Só maiores de idade',
      field: {
        dateValidation: [{ boundary: 'end', type: 'years', value: -18, message: 'Você precisa ter 18 anos ou mais.' }],
      },
      value: '1990-05-17',
    },
  },
  money: { limites: { label: 'Com limites', field: { minValue: 500, maxValue: 14200, message: '' }, value: 1500 } },
  inputRealEstateValue: {
    limites: { label: 'Com limites', field: { minValue: 50000, maxValue: 900000 }, value: 1200000 },
  },
  sliderMoney: {
    marcas: {
      label: 'Com marcas',
      field: {
        minValue: 500,
        maxValue: 5000,
        values: [500, 1000, 2000, 5000].map((value) => ({ value, label: String(value) })),
      },
      value: 1000,
    },
    'sem-espaco': { label: 'Mínimo acima do máximo (não aparece)', field: { minValue: 2000, maxValue: 500 } },
  },
  imageCapture: { rosto: { label: 'Selfie', field: { label: 'Sua foto', icon: 'face' } } },
  term: { simples: { label: 'Sem texto para abrir', field: { label: 'Quero receber ofertas.', required: false } } },
  button: {
    enviar: { label: 'Envia o formulário', field: { label: 'Enviar agora', submit: true, url: '' } },
    icone: { label: 'Com ícone', field: { label: 'Enviar uma foto', icon: 'camera' } },
    recurso: { label: 'Endereço de uma lista', field: { label: 'Ver contrato', url: '', icon: 'lock', ...resource } },
    'recurso-vazio': { label: 'Lista vazia (não aparece)', field: { resource: previewResources.empty } },
    'recurso-vazio-visivel': {
      label: 'Lista vazia, aparece assim mesmo',
      field: { resource: previewResources.empty, displayIfResourceIsEmpty: true },
    },
  },
  list: {
    titulo: {
      label: 'Grupos com nome',
      field: {
        label: 'Veículos',
        title: '{{apelido}}',
        subFields: [
          { key: 'apelido', component: 'text', label: 'Apelido do veículo', maxLength: 40 },
          { key: 'placa', component: 'text', label: 'Placa', mask: 'licencePlate', required: true },
        ],
      },
      value: [{ apelido: 'Carro da família', placa: 'ABC1D23' }],
    },
    cidades: {
      label: 'Lista que depende de outra',
      field: {
        label: 'Endereços',
        subFields: [
          { key: 'estado', component: 'select', label: 'Estado', resource: 'estados', required: true },
          {
            key: 'cidade',
            component: 'select',
            label: 'Cidade',
            resource: 'municipios',
            required: true,
            getDependencyValue: { referenceResourceCode: 'estado' },
          },
        ],
      },
      value: [{}],
    },
    endereco: {
      label: 'CEP que preenche o endereço',
      field: {
        label: 'Endereços',
        subFields: [
          { key: 'cep', component: 'cep', label: 'CEP', required: true },
          { key: 'logradouro', component: 'text', label: 'Rua', required: true },
          { key: 'bairro', component: 'text', label: 'Bairro', required: true },
          { key: 'cidade', component: 'text', label: 'Cidade', required: true },
          { key: 'uf', component: 'text', label: 'UF', required: true },
        ],
      },
      value: [{}],
    },
  },
};

/** The variants of a kind, by the name in the address. */
export const variantsOf = (kind: string): Variants => ({
  ...(kind === 'text' && masked),
  ...(Object.hasOwn(named, kind) && named[kind]),
});
