import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities';
import { getStates } from '@brazilian-utils/brazilian-utils/get-states';
import type { OptionDefinition } from '@passo/engine';
import { derived, fixed, type ResourceList } from './list.ts';

/** The states and the Federal District, by their two letters. */
export const estados = derived(() =>
  getStates()
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR')),
);

const isState = (code: string) => getStates().find((state) => state.code === code)?.code;

const named = (name: string): OptionDefinition => ({ value: name, label: name });

/** Every town of the country (IBGE). An answer is a town's name, as postal codes tell it too; `of` takes a state's letters. */
export const municipios: ResourceList = {
  ...derived(() => [...new Set(getMunicipalities().map(({ name }) => name))].map(named)),
  of: (code) => {
    const state = isState(code);
    return state === undefined ? [] : getMunicipalities(state).map(({ name }) => named(name));
  },
};

export const tipoEndereco = fixed([
  ['residencial', 'Residencial'],
  ['comercial', 'Comercial'],
  ['correspondencia', 'Para correspondência'],
]);

export const nacionalidade = fixed([
  ['brasileira', 'Brasileira'],
  ['naturalizada', 'Brasileira por naturalização'],
  ['estrangeira', 'Estrangeira'],
  ['portuguesa', 'Portuguesa com igualdade de direitos'],
]);
