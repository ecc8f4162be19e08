import { isRecord } from '@passo/engine';
import { askJson, unexpected, type VendorParts } from '../../askJson.ts';
import type { AddressAnswer, Addresses } from '../addresses.ts';

/** It asks several services itself, so it is given longer than ViaCEP. */
const TIMEOUT_MS = 2_000;

/**
 * BrasilAPI, `GET /api/cep/v2/{cep}` (https://brasilapi.com.br/docs): a code that nobody has is a 404 with
 * `type: "service_error"`, a malformed one a 400 with `type: "validation_error"`. A code of a whole town has a null
 * street and neighbourhood.
 */
export const addressesOfBrasilapi = ({ outbound, url }: VendorParts, timeoutMs = TIMEOUT_MS): Addresses => ({
  find: async (cep, signal) => {
    const answer = await askJson(outbound, `${url}/api/cep/v2/${encodeURIComponent(cep)}`, timeoutMs, signal);
    if (answer.kind === 'failed') return answer;
    return answer.status === 200 ? read(answer.body) : readProblem(answer.status, answer.body);
  },
});

/** A 404 without their words may come from something in between, and says nothing about the code. */
const readProblem = (status: number, body: unknown): AddressAnswer => {
  const type = isRecord(body) ? body.type : undefined;
  const nobodys = (status === 404 && type === 'service_error') || (status === 400 && type === 'validation_error');
  return nobodys ? { kind: 'done', address: null } : unexpected;
};

function read(body: unknown): AddressAnswer {
  if (!isRecord(body)) return unexpected;
  const { street, neighborhood, city, state } = body;
  if (typeof city !== 'string' || typeof state !== 'string' || city === '') return unexpected;
  if (!isTextOrNull(street) || !isTextOrNull(neighborhood)) return unexpected;
  return {
    kind: 'done',
    address: { logradouro: street ?? '', bairro: neighborhood ?? '', localidade: city, uf: state },
  };
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
