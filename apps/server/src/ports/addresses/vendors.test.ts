import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  json,
  page,
  patienceFor,
  startVendorServer,
  type Recorded,
  type VendorServer,
} from '../testing/vendorServer.ts';
import type { Addresses } from './addresses.ts';
import { addressesOfBrasilapi } from './brasilapi/brasilapi.ts';
import { firstAddress } from './fallback.ts';
import { viacepAddresses } from './viacep/viacep.ts';

let server: VendorServer;
beforeAll(async () => void (server = await startVendorServer()));
afterAll(() => server.close());

const find = (vendor: Addresses, cep = '01001000', signal = new AbortController().signal) => vendor.find(cep, signal);
const se = { logradouro: 'Praça da Sé', bairro: 'Sé', localidade: 'São Paulo', uf: 'SP' };
const nobodys = { kind: 'done', address: null };
const failed = (reason: string) => ({ kind: 'failed', reason });

// As ViaCEP answers: https://viacep.com.br/ws/01001000/json/
const viacepSe = {
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  complemento: 'lado ímpar',
  unidade: '',
  bairro: 'Sé',
  localidade: 'São Paulo',
  uf: 'SP',
  estado: 'São Paulo',
  regiao: 'Sudeste',
  ibge: '3550308',
  gia: '1004',
  ddd: '11',
  siafi: '7107',
};

// As BrasilAPI answers: https://brasilapi.com.br/api/cep/v2/01001000
const brasilapiSe = {
  cep: '01001000',
  state: 'SP',
  city: 'São Paulo',
  neighborhood: 'Sé',
  street: 'Praça da Sé',
  service: 'open-cep',
  location: { type: 'Point', coordinates: {} },
};
const town = { ...brasilapiSe, city: 'Bonito', state: 'MS', neighborhood: null, street: null };
const notFound = {
  message: 'Todos os serviços de CEP retornaram erro.',
  type: 'service_error',
  name: 'CepPromiseError',
};
const malformed = { message: 'CEP deve conter exatamente 8 caracteres.', type: 'validation_error', errors: [] };

const everywhere: readonly [string, readonly Recorded[], unknown][] = [
  ['a page instead of JSON', [page(200)], failed('unexpected')],
  ['broken JSON', [{ status: 200, body: '{"localidade": "São' }], failed('unexpected')],
  ['a list', [json(200, [])], failed('unexpected')],
  ['nothing in it', [json(200, {})], failed('unexpected')],
  ['a 404 of something in between', [page(404)], failed('unexpected')],
  ['a redirect', [{ status: 302, body: '', headers: { location: 'http://169.254.169.254/' } }], failed('redirect')],
  ['500 twice', [page(500)], failed('providerError')],
  ['a cut line', ['cut'], failed('network')],
  ['silence', [null], failed('timeout')],
];

describe('viacep', () => {
  it.each<[string, readonly Recorded[], unknown]>([
    ['an address', [json(200, viacepSe)], { kind: 'done', address: se }],
    ['nobody, in one spelling', [json(200, { erro: true })], nobodys],
    ['nobody, in the other', [json(200, { erro: 'true' })], nobodys],
    ['a malformed code', [page(400)], nobodys],
    ['500, then the address', [page(500), json(200, viacepSe)], { kind: 'done', address: se }],
    ['wrong types', [json(200, { ...viacepSe, localidade: 7 })], failed('unexpected')],
    ...everywhere,
  ])('answers to %s', async (_what, recorded, expected) => {
    server.answer(...recorded);
    expect(await find(viacepAddresses(server.parts, patienceFor(...recorded)))).toEqual(expected);
    expect(server.asked[0]).toBe('/ws/01001000/json/');
    expect(server.asked.length).toBeLessThanOrEqual(2);
  });
});

describe('brasilapi', () => {
  it.each<[string, readonly Recorded[], unknown]>([
    ['an address', [json(200, brasilapiSe)], { kind: 'done', address: se }],
    [
      'a town with one code',
      [json(200, town)],
      { kind: 'done', address: { logradouro: '', bairro: '', localidade: 'Bonito', uf: 'MS' } },
    ],
    ['nobody', [json(404, notFound)], nobodys],
    ['a malformed code', [json(400, malformed)], nobodys],
    ['500, then the address', [page(500), json(200, brasilapiSe)], { kind: 'done', address: se }],
    ['wrong types', [json(200, { ...brasilapiSe, street: 7 })], failed('unexpected')],
    ...everywhere,
  ])('answers to %s', async (_what, recorded, expected) => {
    server.answer(...recorded);
    expect(await find(addressesOfBrasilapi(server.parts, patienceFor(...recorded)))).toEqual(expected);
    expect(server.asked[0]).toBe('/api/cep/v2/01001000');
  });

  it('fails where nobody listens', async () => {
    const nowhere = { ...server.parts, url: 'http://127.0.0.1:1' };
    expect(await find(addressesOfBrasilapi(nowhere))).toEqual(failed('network'));
  });
});

describe('firstAddress', () => {
  const knows: Addresses = { find: async () => ({ kind: 'done', address: se }) };
  const empty: Addresses = { find: async () => ({ kind: 'done', address: null }) };
  const down: Addresses = { find: async () => ({ kind: 'failed', reason: 'timeout' }) };
  const never: Addresses = { find: () => Promise.reject(new Error('must not be asked')) };

  it.each<[string, readonly Addresses[], unknown]>([
    ['the first that knows', [knows, never], { kind: 'done', address: se }],
    ['the second after a failure', [down, knows], { kind: 'done', address: se }],
    ['the second after an empty answer', [empty, knows], { kind: 'done', address: se }],
    ['nobody, if one could say so', [empty, down], nobodys],
    ['nobody, whoever says it', [down, empty], nobodys],
    ['the failure, if all failed', [down, down], failed('timeout')],
  ])('answers %s', async (_what, vendors, expected) => {
    expect(await find(firstAddress(vendors))).toEqual(expected);
  });

  it('goes from one real wire to the other', async () => {
    server.answer(page(500), page(500), json(200, brasilapiSe));
    const both = firstAddress([viacepAddresses(server.parts), addressesOfBrasilapi(server.parts)]);
    expect(await find(both)).toEqual({ kind: 'done', address: se });
    expect(server.asked).toEqual(['/ws/01001000/json/', '/ws/01001000/json/', '/api/cep/v2/01001000']);
  });

  it('asks nobody for a caller that has gone', async () => {
    expect(await find(firstAddress([never]), '01001000', AbortSignal.abort())).toEqual(failed('aborted'));
  });
});
