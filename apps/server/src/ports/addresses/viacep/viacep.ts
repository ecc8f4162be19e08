import { isRecord } from '@passo/engine';
import { askJson, unexpected, type VendorParts } from '../../askJson.ts';
import type { AddressAnswer, Addresses } from '../addresses.ts';

export const VIACEP_URL = 'https://viacep.com.br';

/** Short: the next vendor has to answer too before the customer's wait of 8 s is over. */
const TIMEOUT_MS = 1_500;

/**
 * ViaCEP, `GET /ws/{cep}/json/` (https://viacep.com.br): a code that nobody has is a 200 with `erro`, which is `true` or
 * `"true"`; a malformed one is a 400 with an HTML page. A code of a whole town has an empty street and district.
 */
export const viacepAddresses = ({ outbound, url }: VendorParts, timeoutMs = TIMEOUT_MS): Addresses => ({
  find: async (cep, signal) => {
    const answer = await askJson(outbound, `${url}/ws/${encodeURIComponent(cep)}/json/`, timeoutMs, signal);
    if (answer.kind === 'failed') return answer;
    if (answer.status === 400) return { kind: 'done', address: null };
    return answer.status === 200 ? read(answer.body) : unexpected;
  },
});

function read(body: unknown): AddressAnswer {
  if (!isRecord(body)) return unexpected;
  if (body.erro === true || body.erro === 'true') return { kind: 'done', address: null };
  const { logradouro, bairro, localidade, uf } = body;
  if (typeof logradouro !== 'string' || typeof bairro !== 'string') return unexpected;
  if (typeof localidade !== 'string' || typeof uf !== 'string' || localidade === '') return unexpected;
  return { kind: 'done', address: { logradouro, bairro, localidade, uf } };
}
