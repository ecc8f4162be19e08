import { fromReais, parseMoney, toReais } from '@passo/domain';
import { isRecord } from '@passo/engine';
import { askJson, unexpected, type VendorParts } from '../../askJson.ts';
import {
  yearInWords,
  type ModelCode,
  type OptionsAnswer,
  type VehicleAnswer,
  type VehicleOption,
  type VehicleTables,
} from '../vehicles.ts';

/** It asks the price guide's own site, which is slow. */
const TIMEOUT_MS = 3_000;

const pathOf = (...parts: readonly string[]): string => parts.map(encodeURIComponent).join('/');

/**
 * BrasilAPI's FIPE (https://brasilapi.com.br/docs#tag/FIPE): `marcas` → `veiculos` → `anos` → `detalhes`, each a step
 * further into the tables. A place that is not there is a 400 with `type: "bad_request"`. It knows no plates.
 */
export function vehiclesOfBrasilapi({ outbound, url }: VendorParts, timeoutMs = TIMEOUT_MS): VehicleTables {
  const ask = (path: string, signal: AbortSignal) => askJson(outbound, `${url}/api/fipe/${path}`, timeoutMs, signal);
  const list = async (path: string, name: string, signal: AbortSignal): Promise<OptionsAnswer> => {
    const answer = await ask(path, signal);
    if (answer.kind === 'failed') return answer;
    if (isNowhere(answer.status, answer.body)) return { kind: 'done', options: [] };
    return answer.status === 200 ? readList(answer.body, name) : unexpected;
  };
  return {
    brands: (type, signal) => list(`marcas/v1/${pathOf(type)}`, 'nome', signal),
    models: ({ type, brand }, signal) => list(`veiculos/v1/${pathOf(type, brand)}`, 'modelo', signal),
    years: ({ type, brand, model }, signal) => list(`anos/v1/${pathOf(type, brand, model)}`, 'nome', signal),
    value: async (at, year, signal) => {
      const answer = await ask(`detalhes/v1/${pathOf(at.type, at.brand, at.model, year)}`, signal);
      if (answer.kind === 'failed') return answer;
      if (isNowhere(answer.status, answer.body)) return { kind: 'done', vehicle: null };
      return answer.status === 200 ? readVehicle(answer.body, at, year) : unexpected;
    },
  };
}

const isNowhere = (status: number, body: unknown): boolean =>
  status === 400 && isRecord(body) && body.type === 'bad_request';

function readList(body: unknown, name: string): OptionsAnswer {
  if (!Array.isArray(body)) return unexpected;
  const options = body.flatMap((item: unknown): VehicleOption[] => {
    if (!isRecord(item)) return [];
    const { valor, [name]: label } = item;
    const isCode = (typeof valor === 'string' && valor !== '') || typeof valor === 'number';
    return isCode && typeof label === 'string' ? [{ value: String(valor), label: yearInWords(label) }] : [];
  });
  return options.length === body.length ? { kind: 'done', options } : unexpected;
}

function readVehicle(body: unknown, { type, brand, model }: ModelCode, year: string): VehicleAnswer {
  if (!isRecord(body)) return unexpected;
  const { marca, modelo, anoModelo, combustivel, valor } = body;
  if (typeof marca !== 'string' || typeof modelo !== 'string' || typeof valor !== 'string') return unexpected;
  const worth = fromReais(toReais(parseMoney(valor)));
  return {
    kind: 'done',
    vehicle: {
      tipoVeiculo: type,
      marca,
      modelo,
      codigoModelo: [type, brand, model].join('/'),
      codigoAno: year,
      anoModelo: yearInWords(`${String(anoModelo)} ${typeof combustivel === 'string' ? combustivel : ''}`.trim()),
      valor: worth.ok && worth.value > 0 ? toReais(worth.value) : null,
    },
  };
}
