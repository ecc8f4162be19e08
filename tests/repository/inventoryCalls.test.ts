import { paths } from '@passo/contract';
import { expect, it } from 'vitest';

/* Every call that the specification names, as its inventory lists them. */

const path = '/unauth/product-self-contract';
const named = [
  'GET {path}/{id}/system',
  'GET {path}/{id}/list-contracts',
  'GET {path}/{id}/proposal-details',
  'POST {path}/create-proposal/{id}',
  'POST {path}/new-hash/{id}',
  'PATCH {path}/update-step/{hashId}/step/{step}',
  'GET {path}/show-step/{hashId}/step/{step}',
  'GET {path}/{hashId}/resource/{name}',
  'GET {path}/{hashId}/field',
  'PATCH {path}/external/lgpd',
  'GET {path}/token-validation/{id}/step/{step}',
  'PATCH {path}/token-validation/{id}/step/{step}',
  'POST {path}/token-validation/{id}/step/{step}/send',
  'POST {path}/token-validation/{id}/step/{step}/polling',
  'PATCH {path}/redo-document-link-step/{hashId}',
  'GET {path}/{id}/finished-update',
  'POST {path}/partial-fork-proposal/{hashId}',
  'GET {path}/{id}/get-multi-proposal/{cpf}',
  'GET {path}/{hashId}/qitech-contracts',
  'GET {path}/{hashId}/qitech-credit-transfer-participants',
  'POST {path}/c6-consignado-privado-polling/{hashId}',
  'POST {path}/c6-consignado-privado-token/{hashId}',
  'POST {path}/{hash}/{id}',
  'POST {path}/c6-car-equity-start-insertion/{id}',
  'GET {path}/{hashId}/fipe-resource/{action}',
  'GET {path}/{hashId}/fipe-modelo-veiculo',
  'GET {path}/{hashId}/fipe-ano-modelo-veiculo',
  'GET {path}/{hashId}/fipe-valor-veiculo',
  'POST {path}/simulation/{id}',
  'POST {path}/agx-private-simulation/{id}',
  'POST {path}/agx-private-simulation-range/{id}',
  'POST {path}/afinz-simulation/{id}',
  'POST {path}/qitech-simulation-calculator/{id}',
  'POST {path}/funcao-simulation-calculator/simulation/{id}',
  'POST {path}/nio-simulation-calculator/{id}',
  'POST {path}/crefisa-simulation-calculator/{id}',
  'POST {path}/multiple-financing/{id}',
  'POST {path}/cdc-financing/{id}',
  'POST {path}/simulation-calculator/fgts/{id}',
  'POST {path}/qitech-max-values-simulation/{id}',
  'GET {path}/{hashId}/cdc-simulation',
  'GET {path}/{hashId}/agx-private-simulation-type',
  'GET {path}/{hashId}/agx-private-simulation-deadline-resource',
  'GET {path}/{hashId}/multiple-financing-resource',
  'GET {path}/{hashId}/multiple-financing-residency-value',
  'POST {path}/{hashId}/validate-initially',
  'POST {path}/{hashId}/validate-with-token',
  'GET /unauth/cnpj/findByName',
];

/** Parameters are named differently in places; what counts is where they stand. */
const shape = (call: string): string => call.replace('{path}', path).replace(/\{\w+\}|:\w+/g, '*');

const ours = new Set(Object.values(paths).map((call) => shape(`${call.method} ${call.path}`)));

it.each(named)('%s is a call of the contract', (call) => expect(ours).toContain(shape(call)));
