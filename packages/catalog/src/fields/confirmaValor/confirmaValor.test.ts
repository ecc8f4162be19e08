import { compileForm, emptyContext, judge, type JsonObject } from '@passo/engine';
import { expect, it } from 'vitest';
import * as fields from '../index.ts';

/* The same form in the browser and on the server: a price that is far from what the guide told is asked about, and no other one. */

const form = (maxValue?: number) =>
  compileForm(
    [
      { key: 'placa', component: 'consultaPlaca', label: 'Placa' },
      { key: 'anoModeloVeiculo', component: 'anoModeloVeiculo', label: 'Ano' },
      { key: 'valorVeiculo', component: 'money', label: 'Valor', required: true, maxValue: 600_000 },
      {
        ...{ key: 'valorConferido', component: 'confirmaValor', label: 'Valor conferido', required: true },
        ...{ dependencies: ['valorVeiculo'], ...(maxValue !== undefined && { maxValue }) },
      },
    ],
    fields,
  );
const asked = (answers: JsonObject, maxValue?: number) =>
  judge(form(maxValue), answers, emptyContext('2026-11-20')).problems.map(({ field }) => field);

const plate = (valor?: number) => ({
  placa: { plate: 'ABC1D23', ...(valor && { vehicle: { marca: 'Fiat', valor } }) },
});
const year = (valor?: number) => ({ anoModeloVeiculo: { value: '2022-5', label: '2022', ...(valor && { valor }) } });

it.each<[string, JsonObject, boolean, number?]>([
  ['a third above the guide', { ...plate(50_000), valorVeiculo: 66_000 }, true],
  ['just as far as is usual', { ...plate(50_000), valorVeiculo: 65_000 }, false],
  ['a cent more', { ...plate(50_000), valorVeiculo: 65_000.01 }, true],
  ['just as far below', { ...plate(50_000), valorVeiculo: 35_000 }, false],
  ['far below', { ...plate(50_000), valorVeiculo: 20_000 }, true],
  ['far from its year alone', { ...year(50_000), valorVeiculo: 80_000 }, true],
  ['near the less of both, far from the other', { ...plate(100_000), ...year(50_000), valorVeiculo: 52_000 }, false],
  ['where nobody told', { ...plate(), ...year(), valorVeiculo: 400_000 }, false],
  ['as near as a flow wants it', { ...plate(50_000), valorVeiculo: 56_000 }, true, 10],
  ['as far as a flow lets it', { ...plate(50_000), valorVeiculo: 99_000 }, false, 100],
])('%s', (_, answers, isAsked, maxValue) => {
  expect(asked(answers, maxValue)).toEqual(isAsked ? ['valorConferido'] : []);
  // Whatever it is, saying so is enough: nothing is refused for it.
  if (isAsked) expect(asked({ ...answers, valorConferido: 1 * Number(answers.valorVeiculo) }, maxValue)).toEqual([]);
});

it('asks nothing of a price that may not be so high anyway', () => {
  expect(asked({ ...plate(50_000), valorVeiculo: 600_000.01 })).toEqual(['valorVeiculo']);
});
