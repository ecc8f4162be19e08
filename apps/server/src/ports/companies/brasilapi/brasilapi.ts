import { isValidCnpj } from '@passo/domain';
import { isRecord } from '@passo/engine';
import { askJson, unexpected, type VendorParts } from '../../askJson.ts';
import type { Companies, CompaniesAnswer } from '../companies.ts';

const TIMEOUT_MS = 3_000;
const nobody: CompaniesAnswer = { kind: 'done', companies: [] };

/**
 * BrasilAPI, `GET /api/cnpj/v1/{cnpj}` (https://brasilapi.com.br/docs), which finds by the whole CNPJ only: a name
 * answers an empty list. A CNPJ that nobody has is a 404 with `type: "not_found"`, a malformed one a 400 with
 * `type: "bad_request"`.
 */
export const companiesOfBrasilapi = ({ outbound, url }: VendorParts, timeoutMs = TIMEOUT_MS): Companies => ({
  find: async (name, signal) => {
    const cnpj = name.replace(/[^0-9a-z]/gi, '').toUpperCase();
    if (!isValidCnpj(cnpj)) return nobody;
    const answer = await askJson(outbound, `${url}/api/cnpj/v1/${cnpj}`, timeoutMs, signal);
    if (answer.kind === 'failed') return answer;
    return answer.status === 200 ? read(cnpj, answer.body) : readProblem(answer.status, answer.body);
  },
});

/** A 404 without their words may come from something in between, and says nothing about the company. */
const readProblem = (status: number, body: unknown): CompaniesAnswer => {
  const type = isRecord(body) ? body.type : undefined;
  return (status === 404 && type === 'not_found') || (status === 400 && type === 'bad_request') ? nobody : unexpected;
};

function read(cnpj: string, body: unknown): CompaniesAnswer {
  if (!isRecord(body)) return unexpected;
  const { razao_social: name, uf } = body;
  if (typeof name !== 'string' || typeof uf !== 'string' || name === '') return unexpected;
  return { kind: 'done', companies: [{ name, cnpj, uf }] };
}
