import { resourceName } from '../fields/resourceName.ts';
import { useResources, type Resource } from '../state/resources.ts';

/** Lists that samples name: that never come, that came empty, and that answer with an address. */
export const previewResources = {
  loading: 'previa-carregando',
  empty: 'previa-vazia',
  address: 'previa-endereco',
} as const;

const options = (...names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

const towns: Readonly<Record<string, readonly string[]>> = {
  BA: ['Feira de Santana', 'Ilhéus', 'Salvador'],
  SP: ['Campinas', 'Santos', 'São Paulo'],
};

const list = (status: Resource['status'], values: Resource['values'] = []): Resource => ({
  status,
  values,
  message: '',
  at: Infinity,
});

/** Puts them there, so that a preview asks nobody. */
export function previewLists(): void {
  const ofState = Object.entries(towns).map(([referenceResourceCode, names]) => [
    resourceName('municipios', { referenceResourceCode }),
    list('success', options(...names)),
  ]);
  useResources.setState({
    [previewResources.loading]: list('loading'),
    [previewResources.empty]: list('success'),
    [previewResources.address]: list('success', [{ value: 'https://www.gov.br/', label: 'Contrato' }]),
    estados: list('success', [
      { value: 'BA', label: 'Bahia' },
      { value: 'SP', label: 'São Paulo' },
    ]),
    ...Object.fromEntries(ofState),
  });
}
