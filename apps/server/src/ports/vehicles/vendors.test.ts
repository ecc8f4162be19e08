import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  json,
  page,
  patienceFor,
  startVendorServer,
  type Recorded,
  type VendorServer,
} from '../testing/vendorServer.ts';
import { vehiclesOfBrasilapi } from './brasilapi/brasilapi.ts';
import { firstVehicles } from './fallback.ts';
import { simulatedVehicles } from '../../simulator/ports/vehicles/vehicles.ts';
import { canFindPlates } from './findPlateAmong.ts';
import type { VehicleAnswer, VehiclesVendor, VehicleTables } from './vehicles.ts';

let server: VendorServer;
beforeAll(async () => void (server = await startVendorServer()));
afterAll(() => server.close());

const live = new AbortController().signal;
const at = { type: 'carros', brand: '59', model: '5585' } as const;
const failed = (reason: string) => ({ kind: 'failed', reason });

// As BrasilAPI answers: https://brasilapi.com.br/docs#tag/FIPE
const brands = [
  { nome: 'VW - VolksWagen', valor: '59' },
  { nome: 'Fiat', valor: '21' },
];
const models = [{ modelo: 'AMAROK High.CD 2.0 16V TDI 4x4 Dies. Aut', valor: 5585 }];
const years = [
  { nome: '32000 Diesel', valor: '32000-3' },
  { nome: '2016 Diesel', valor: '2016-3' },
];
const details = {
  valor: 'R$ 102.300,00',
  marca: 'VW - VolksWagen',
  modelo: 'AMAROK High.CD 2.0 16V TDI 4x4 Dies. Aut',
  anoModelo: 2016,
  combustivel: 'Diesel',
  codigoFipe: '005340-6',
  mesReferencia: 'novembro de 2026 ',
  tipoVeiculo: 1,
  siglaCombustivel: 'D',
  dataConsulta: 'sexta-feira, 20 de novembro de 2026 10:00',
};
const nowhere = { message: 'Parâmetros inválidos', type: 'bad_request', name: 'BadRequestError' };

type Ask = (vehicles: VehicleTables) => Promise<unknown>;
const asks: Readonly<Record<string, Ask>> = {
  brands: (vehicles) => vehicles.brands('carros', live),
  models: (vehicles) => vehicles.models(at, live),
  years: (vehicles) => vehicles.years(at, live),
  value: (vehicles) => vehicles.value(at, '2016-3', live),
};

describe('brasilapi', () => {
  it.each<[string, string, Recorded, unknown]>([
    ['brands', 'marcas/v1/carros', json(200, brands), { value: '59', label: 'VW - VolksWagen' }],
    ['models', 'veiculos/v1/carros/59', json(200, models), { value: '5585', label: models[0]?.modelo }],
    ['years', 'anos/v1/carros/59/5585', json(200, years), { value: '32000-3', label: 'Zero km Diesel' }],
  ])('lists %s', async (name, path, recorded, first) => {
    server.answer(recorded);
    expect(await asks[name]?.(vehiclesOfBrasilapi(server.parts))).toMatchObject({
      kind: 'done',
      options: expect.arrayContaining([first]),
    });
    expect(server.asked[0]).toBe(`/api/fipe/${path}`);
  });

  it('says what a model of a year is worth', async () => {
    server.answer(json(200, details));
    expect(await asks.value?.(vehiclesOfBrasilapi(server.parts))).toMatchObject({
      kind: 'done',
      vehicle: { codigoModelo: 'carros/59/5585', codigoAno: '2016-3', anoModelo: '2016 Diesel', valor: 102300 },
    });
    expect(server.asked[0]).toBe('/api/fipe/detalhes/v1/carros/59/5585/2016-3');
  });

  it.each(Object.keys(asks))('answers to %s of a place that is not there with nothing', async (name) => {
    server.answer(json(400, nowhere));
    const nothing = name === 'value' ? { vehicle: null } : { options: [] };
    expect(await asks[name]?.(vehiclesOfBrasilapi(server.parts))).toEqual({ kind: 'done', ...nothing });
  });

  it.each<[string, Recorded, string]>([
    ['a page', page(200), 'unexpected'],
    ['nothing in it', json(200, {}), 'unexpected'],
    ['wrong types', json(200, [{ nome: 7, modelo: 7, valor: {} }]), 'unexpected'],
    ['a 400 of something in between', page(400), 'unexpected'],
    ['500', page(500), 'providerError'],
    ['a cut line', 'cut', 'network'],
    ['silence', null, 'timeout'],
  ])('takes %s for a failure', async (_what, recorded, reason) => {
    for (const ask of Object.values(asks)) {
      server.answer(recorded);
      expect(await ask(vehiclesOfBrasilapi(server.parts, patienceFor(recorded)))).toEqual(failed(reason));
    }
  });
});

describe('the simulator', () => {
  it('knows a way from a brand to a value', async () => {
    expect(await asks.brands?.(simulatedVehicles)).toMatchObject({
      options: expect.arrayContaining(brands.map(toOption)),
    });
    expect(await asks.value?.(simulatedVehicles)).toMatchObject({ vehicle: { valor: 102300 } });
  });

  it.each<[string, unknown]>([
    ['ABC1D23', { kind: 'done', vehicle: expect.objectContaining({ marca: 'Fiat', valor: 51300 }) }],
    ['ZZZ0Z00', { kind: 'done', vehicle: null }],
    ['constructor', { kind: 'done', vehicle: null }],
    ['AAA0A99', failed('simulated')],
  ])('answers to the plate %s', async (plate, expected) => {
    expect(await simulatedVehicles.findPlate(plate, live)).toEqual(expected);
  });
});

const toOption = ({ nome, valor }: { readonly nome: string; readonly valor: string }) => ({
  value: valor,
  label: nome,
});

it('asks the next vendor for what the first does not know', async () => {
  server.answer(json(400, nowhere));
  const both = firstVehicles([vehiclesOfBrasilapi(server.parts), simulatedVehicles]);
  expect(await both.findPlate('ABC1D23', live)).toMatchObject({ vehicle: { marca: 'Fiat' } });
  expect(await both.years(at, live)).toMatchObject({ options: [{ value: '2016-3' }, { value: '2013-3' }] });
});

describe('of a plate', () => {
  const plateless = vehiclesOfBrasilapi({
    outbound: async () => await Promise.reject(new Error('nobody is asked')),
    url: '',
  });
  const telling = (answer: VehicleAnswer): VehiclesVendor => ({ ...plateless, findPlate: async () => answer });
  const down = telling({ kind: 'failed', reason: 'timeout' });
  const unknowing = telling({ kind: 'done', vehicle: null });
  const notOffering = telling({ kind: 'failed', reason: 'notOffered' });
  const nobodys = { kind: 'done', vehicle: null };
  const ask = (...vendors: readonly VehiclesVendor[]) => firstVehicles(vendors).findPlate('ABC1D23', live);

  it.each<[string, readonly VehiclesVendor[], unknown]>([
    ['is open while the one who knows is down, whoever knows no plates', [down, plateless], failed('timeout')],
    ['the same the other way round', [plateless, down], failed('timeout')],
    ['the same where somebody looks none up', [down, notOffering], failed('timeout')],
    ['is open where one was not asked, whatever another does not know', [down, unknowing], failed('timeout')],
    ['the same the other way round', [unknowing, down], failed('timeout')],
    ['is told by the next one where one is down', [down, plateless, simulatedVehicles], { vehicle: { marca: 'Fiat' } }],
    ['is nobody’s where all say so', [unknowing, plateless, unknowing], nobodys],
    ['is known to nobody where none looks plates up', [plateless, notOffering], nobodys],
  ])('it %s', async (_what, vendors, expected) => expect(await ask(...vendors)).toMatchObject(Object(expected)));

  it('nothing is said once the caller has gone, nor anybody asked any more', async () => {
    const gone = new AbortController();
    const leaving: VehiclesVendor = {
      ...plateless,
      findPlate: async () => {
        gone.abort();
        return { kind: 'done', vehicle: null };
      },
    };
    const answer = firstVehicles([leaving, simulatedVehicles]).findPlate('ABC1D23', gone.signal);
    expect(await answer).toEqual(failed('aborted'));
  });

  it('one knows whether anybody can be asked', () => {
    expect([canFindPlates([plateless]), canFindPlates([plateless, down])]).toEqual([false, true]);
  });
});
