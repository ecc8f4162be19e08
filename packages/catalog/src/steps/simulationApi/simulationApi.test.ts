import type { Facts, JsonObject } from '@passo/engine';
import { describe, expect, it } from 'vitest';
import { simulationApi } from './simulationApi.ts';

const credito = { terms: [12, 24], minimumCentavos: 50_000, maximumCentavos: 3_000_000, monthlyRate: 0.0179 };
const facts = (answers: JsonObject, results: JsonObject = { credito }): Facts => ({
  ...{ product: 'clt', results },
  answers: { cpf: '52998224725', salarioBruto: 3_500, ...answers },
});
const asked = (answers: JsonObject) => simulationApi.call?.question(facts(answers)) ?? {};

describe('the bank is asked', () => {
  it('by itself in the words that it always was', () =>
    expect(Object.keys(asked({})).toSorted()).toEqual(
      ['details', 'marginCentavos', 'monthlyRate', 'person', 'product', 'salaryCentavos'].toSorted(),
    ));

  it.each<[JsonObject, JsonObject]>([
    [
      { valorSolicitado: 1_500.5, prazo: { value: 12, label: '12x' } },
      { requestedCentavos: 150_050, installments: 12 },
    ],
    [{ prazo: { value: 24, label: '24x' } }, { installments: 24 }],
    [{ valorSolicitado: 2_000 }, { requestedCentavos: 200_000 }],
  ])('for what is wished: %j', (wish, words) => expect(asked(wish)).toEqual({ ...asked({}), ...words }));
});

describe('what may be wished', () => {
  it('is what the analysis allows', () =>
    expect(simulationApi.bounds?.(facts({}))).toMatchObject({
      valorSolicitado: { minValue: 500, maxValue: 30_000 },
      prazo: { values: [{ value: 12 }, { value: 24 }] },
    }));

  it('is not known without one', () => expect(simulationApi.bounds?.(facts({}, {}))).toEqual({}));
});
