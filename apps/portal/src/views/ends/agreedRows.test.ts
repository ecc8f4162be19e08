import { calls } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../../journey/journey.ts';
import { agreedRows } from './agreedRows.ts';

const config = calls.system.data.parse(calls.system.examples.data);
const example = calls.updateStep.data.parse(calls.updateStep.examples.data);

const offer = calls.simulation.data.parse(calls.simulation.examples.data).simulation;

const labelsWith = (shown: Readonly<Record<string, string | { document: string; pages: number }>>): readonly string[] =>
  agreedRows(
    journeyOf(config, { ...example, data: { ...example.data, seller: null, shown: { fim: shown } } }),
    'fim',
  ).map(({ label }) => label);

it('speaks of a contract only where there is one', () => {
  expect(labelsWith({})).toEqual(['Número do pedido']);
  expect(labelsWith({ contrato: { document: 'd1', pages: 2 } })).toEqual(['Contrato']);
});

it.each([
  ['of money that was had', {}, 'Para desistir, devolva o que recebeu', 'Peça ao banco: 0800 000 0001'],
  [
    'of a purchase',
    { lines: [{ key: 'entrada', label: 'Entrada', value: 10 }] },
    'Para desistir',
    'Peça ao banco: 0800 000 0001',
  ],
  ['of a consortium', { interestFree: true }, 'Para desistir', 'Peça à administradora: 0800 000 0001'],
])('says whom to ask for a withdrawal %s, and what goes back', (_what, differs, label, note) => {
  const shown = { fim: { oferta: { ...offer, ...differs }, desistencia: 'Até 02/12/2026' } };
  const rows = agreedRows(journeyOf(config, { ...example, data: { ...example.data, shown } }), 'fim');
  expect(rows.find(({ kind }) => kind === 'undo')).toMatchObject({ label, note });
});
