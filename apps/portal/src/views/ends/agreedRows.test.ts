import { calls } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../../journey/journey.ts';
import { agreedRows } from './agreedRows.ts';

const config = calls.system.data.parse(calls.system.examples.data);
const example = calls.updateStep.data.parse(calls.updateStep.examples.data);

const labelsWith = (shown: Readonly<Record<string, string | { document: string; pages: number }>>): readonly string[] =>
  agreedRows(
    journeyOf(config, { ...example, data: { ...example.data, seller: null, shown: { fim: shown } } }),
    'fim',
  ).map(({ label }) => label);

it('speaks of a contract only where there is one', () => {
  expect(labelsWith({})).toEqual(['Número do pedido']);
  expect(labelsWith({ contrato: { document: 'd1', pages: 2 } })).toEqual(['Contrato']);
});
