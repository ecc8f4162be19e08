import type { DataOf } from '@passo/contract';
import { PRICE, vehicleFields } from '@passo/catalog/parts/lookedUpParts.ts';
import type { Form } from '@passo/engine/form/form.ts';
import { isRecord } from '@passo/engine/json.ts';
import { beginLookUp, holds, release, type Found } from '../lookUp.ts';
import { vehicleTypes } from './answers.ts';

type Vehicle = NonNullable<DataOf<'findVehicle'>['vehicle']>;
type Wire = string | number | { readonly value: string; readonly label: string; readonly marca?: string };

const option = (value: string, label: string): Wire => ({ value, label });

/** What each field takes of a vehicle, by the names that flows use; the first that the field's kind can read counts. */
const targets: Readonly<Record<(typeof vehicleFields)[number], (vehicle: Vehicle) => readonly Wire[]>> = {
  tipoVeiculo: ({ tipoVeiculo }) => [tipoVeiculo],
  marcaVeiculo: ({ marca }) => [marca, option(marca, marca)],
  modeloVeiculo: ({ codigoModelo, modelo, marca }) => [{ value: codigoModelo, label: modelo, marca }],
  anoModeloVeiculo: ({ codigoAno, anoModelo }) => [option(codigoAno, anoModelo)],
  valorVeiculo: ({ valor }) => (valor === null ? [] : [valor]),
};

/** What has to stand there for the guide's price to be that of the vehicle on the page. */
const PRICED = ['modeloVeiculo', 'anoModeloVeiculo'];
const others = vehicleFields.filter((key) => key !== PRICE);

const foundVehicle = (vehicle: Vehicle | null): Found =>
  vehicle === null ? {} : Object.fromEntries(Object.entries(targets).map(([key, wires]) => [key, wires(vehicle)]));

/** Begins a look-up of the field `by`: a plate, or a year of the guide. */
export function lookUpVehicle(form: Form, by: string) {
  const rest = beginLookUp(form, by, others);
  const price = beginLookUp(form, by, [PRICE]);
  return {
    claim(vehicle: Vehicle): void {
      rest.claim(foundVehicle(vehicle));
      price.claim(foundVehicle(vehicle));
    },
    /** Null where nobody knows it. A vehicle that the person told otherwise is not worth what this one is. */
    settle(vehicle: Vehicle | null): void {
      const found = foundVehicle(vehicle);
      rest.settle(found);
      price.settle(holds(form, found, PRICED) ? found : {});
    },
  };
}

/** The price alone: of the model and the year that the person chose. */
export function lookUpPrice(form: Form, by: string) {
  releasePrice(form);
  const price = beginLookUp(form, by, [PRICE]);
  return (vehicle: Vehicle | null): void => price.settle(foundVehicle(vehicle));
}

/** Another model or year is worth something else. */
export const releasePrice = (form: Form): void => release(form, [PRICE]);

/** Another model was made in other years. */
export const releaseYear = (form: Form): void => release(form, ['anoModeloVeiculo', PRICE]);

/** What a plate's answer holds of its own look-up. */
export function vehicleIn(held: unknown): Vehicle | null {
  if (!isRecord(held)) return null;
  const text = (name: string): string => (typeof held[name] === 'string' ? held[name] : '');
  const { tipoVeiculo, valor } = held;
  const type = vehicleTypes.find((one) => one === tipoVeiculo);
  if (type === undefined) return null;
  return {
    tipoVeiculo: type,
    marca: text('marca'),
    modelo: text('modelo'),
    codigoModelo: text('codigoModelo'),
    codigoAno: text('codigoAno'),
    anoModelo: text('anoModelo'),
    valor: typeof valor === 'number' ? valor : null,
  };
}
