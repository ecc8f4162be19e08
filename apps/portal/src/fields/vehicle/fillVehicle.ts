import type { DataOf } from '@passo/contract';
import type { Form } from '@passo/engine/form/form.ts';

type Vehicle = NonNullable<DataOf<'findVehicle'>['vehicle']>;
type Wire = string | number | { readonly value: string; readonly label: string; readonly marca?: string };

const option = (value: string, label: string): Wire => ({ value, label });

/** What each field takes of a vehicle, by the names that flows use; the first that the field's kind can read counts. */
const targets: Readonly<Record<string, (vehicle: Vehicle) => readonly Wire[]>> = {
  tipoVeiculo: ({ tipoVeiculo }) => [tipoVeiculo],
  marcaVeiculo: ({ marca }) => [marca, option(marca, marca)],
  modeloVeiculo: ({ codigoModelo, modelo, marca }) => [{ value: codigoModelo, label: modelo, marca }],
  anoModeloVeiculo: ({ codigoAno, anoModelo }) => [option(codigoAno, anoModelo)],
  valorVeiculo: ({ valor }) => (valor === null ? [] : [valor]),
};

/** How often the person changed each field, so that a late answer never overwrites what was typed meanwhile. */
export const vehicleEdits = (form: Form): ReadonlyMap<string, number> =>
  new Map(Object.keys(targets).map((key) => [key, form.editsOf(key)]));

export function fillVehicle(form: Form, vehicle: Vehicle, edits: ReadonlyMap<string, number>): void {
  for (const [key, wires] of Object.entries(targets)) {
    if (form.view(key) === undefined) continue;
    wires(vehicle).some((wire) => form.fill(key, wire, edits.get(key)));
  }
}
