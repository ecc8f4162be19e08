import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  json,
  page,
  patienceFor,
  startVendorServer,
  type Recorded,
  type VendorServer,
} from '../testing/vendorServer.ts';
import { companiesOfBrasilapi } from './brasilapi/brasilapi.ts';
import { firstCompanies } from './fallback.ts';
import { simulatedCompanies } from '../../simulator/ports/companies.ts';

let server: VendorServer;
beforeAll(async () => void (server = await startVendorServer()));
afterAll(() => server.close());

const signal = new AbortController().signal;
// As BrasilAPI answers (shortened): https://brasilapi.com.br/api/cnpj/v1/19131243000197
const found = {
  cnpj: '19131243000197',
  razao_social: 'OPEN KNOWLEDGE BRASIL',
  nome_fantasia: 'REDE',
  uf: 'SP',
  qsa: [],
};
const company = { name: 'OPEN KNOWLEDGE BRASIL', cnpj: '19131243000197', uf: 'SP' };
const nobody = { kind: 'done', companies: [] };
const failed = (reason: string) => ({ kind: 'failed', reason });

describe('brasilapi companies', () => {
  it.each<[string, readonly Recorded[], unknown]>([
    ['a company', [json(200, found)], { kind: 'done', companies: [company] }],
    ['nobody', [json(404, { message: 'CNPJ não encontrado.', type: 'not_found', name: 'NotFoundError' })], nobody],
    [
      'a malformed one',
      [json(400, { message: 'CNPJ inválido.', type: 'bad_request', name: 'BadRequestError' })],
      nobody,
    ],
    ['500, then the company', [page(502), json(200, found)], { kind: 'done', companies: [company] }],
    ['a 404 of something in between', [page(404)], failed('unexpected')],
    ['a page', [page(200)], failed('unexpected')],
    ['wrong types', [json(200, { ...found, uf: null })], failed('unexpected')],
    ['a redirect', [{ status: 301, body: '', headers: { location: '/' } }], failed('redirect')],
    ['silence', [null], failed('timeout')],
    ['a cut line', ['cut'], failed('network')],
  ])('answers to %s', async (_what, recorded, expected) => {
    server.answer(...recorded);
    expect(
      await companiesOfBrasilapi(server.parts, patienceFor(...recorded)).find('19.131.243/0001-97', signal),
    ).toEqual(expected);
    expect(server.asked[0]).toBe('/api/cnpj/v1/19131243000197');
  });

  it.each([['Padaria'], ['19131243000198'], ['1913124300019'], ['../../admin'], ['']])(
    'does not ask for %j',
    async (name) => {
      server.answer(json(200, found));
      expect(await companiesOfBrasilapi(server.parts).find(name, signal)).toEqual(nobody);
      expect(server.asked).toEqual([]);
    },
  );

  it('leaves names to the next vendor', async () => {
    const both = firstCompanies([companiesOfBrasilapi(server.parts), simulatedCompanies]);
    const answer = await both.find('padaria', signal);
    expect(answer.kind === 'done' && answer.companies[0]?.name).toBe('Padaria Boa Massa Ltda');
  });
});
