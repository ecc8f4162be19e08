import { hash } from '../../state/hashId.ts';
import { optionsIn } from '../../state/resources.ts';
import type { Answered, Client } from '../../wire/client.ts';

interface GuideOption {
  readonly value: string;
  readonly label: string;
}

type Options = Promise<readonly GuideOption[]>;
type Listed = Answered<'fipeResource'>;

const known = new Map<string, Options>();

/** A list of the price guide, asked for once. One that came empty, or not at all, is asked for again the next time. */
function once(name: string, ask: () => Promise<Listed>): Options {
  const started = known.get(name);
  if (started !== undefined) return started;
  const options = ask().then((answered) => (answered.ok ? optionsIn(answered.value) : []));
  known.set(name, options);
  void options.then(({ length }) => {
    if (length === 0) known.delete(name);
  });
  return options;
}

export type VehicleType = 'carros' | 'motos' | 'caminhoes';

export const brandsOf = (call: Client, tipoVeiculo: VehicleType): Options =>
  once(tipoVeiculo, () =>
    call('fipeResource', { params: { hashId: hash(), action: 'marcas' }, query: { tipoVeiculo } }),
  );

/** `brand`: its code. */
export const modelsOf = (call: Client, tipoVeiculo: VehicleType, brand: string): Options =>
  once(`${tipoVeiculo}/${brand}`, () =>
    call('fipeModels', { params: { hashId: hash() }, query: { tipoVeiculo, marca: brand } }),
  );

/** `model`: its code, `carros/21/9535`. */
export const yearsOf = (call: Client, model: string): Options =>
  once(model, () => call('fipeYears', { params: { hashId: hash() }, query: { modelo: model } }));

/** As people compare words: without accents and capitals. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();

export async function matching(options: Options, typed: string): Options {
  const wanted = plain(typed);
  return (await options).filter(({ label }) => plain(label).includes(wanted)).slice(0, 20);
}
