import { compileFlow, newJourney, stepState, submitStep, type FieldKind, type JsonObject } from '@passo/engine';
import { expect, it } from 'vitest';
import { catalog } from '../index.ts';
import { PRICE } from '../parts/lookedUpParts.ts';
import { answerPairs } from '../testing/answerPairs.ts';

/* What a look-up filled in goes with the answer that it was looked up for, whichever step changes that. */

const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
const kinds: readonly (readonly [string, FieldKind])[] = Object.entries(catalog.fields);
const filling = kinds.flatMap(([component, { fills }]) => (fills === undefined ? [] : [[component, fills] as const]));

it('the kinds that fill others in', () =>
  expect(filling.map(([component]) => component).toSorted()).toEqual([
    'anoModeloVeiculo',
    'cep',
    'consultaPlaca',
    'modeloVeiculo',
  ]));

const stepOf = (slug: string, fields: readonly object[]) => ({
  ...{ slug, name: slug, title: slug, stepType: 'form' },
  fields: fields.map((field) => ({ key: 'x', component: 'text', ...field })),
});

/** Both steps answered, then the first with another answer: what the second holds, and where the customer stands. */
function changed(asking: object, second: readonly object[], answers: JsonObject, [own, other]: readonly JsonObject[]) {
  const steps = [stepOf('um', [asking]), stepOf('dois', second), stepOf('fim', [{ key: 'obs', required: true }])];
  const flow = compileFlow({ steps }, catalog);
  let state = newJourney(flow);
  for (const [slug, sent] of [
    ['um', own],
    ['dois', answers],
    ['um', other],
  ] as const) {
    const moved = submitStep(flow, state, { slug, answers: sent ?? {} }, environment);
    if (!moved.ok) throw new Error(`${slug}: ${moved.code} ${JSON.stringify(moved.errors)}`);
    state = moved.state;
  }
  return [state.currentStep, stepState(state, 'dois').answers];
}

it.each(filling)('%s', (component, fills) => {
  const { own, other } = answerPairs[component]!;
  const asking = { key: 'aqui', component };
  const second = [asking, ...fills.map((key) => ({ key })), { key: 'outro' }];
  const written = Object.fromEntries(fills.map((key) => [key, 'escrito']));
  const answers = { aqui: own, ...written, outro: 'fica' };
  expect(changed(asking, second, answers, [{ aqui: own }, { aqui: other }])).toEqual([
    'dois',
    { aqui: other, outro: 'fica' },
  ]);
});

it('a year is of its model', () => {
  const { own, other } = answerPairs['modeloVeiculo']!;
  const year = answerPairs['anoModeloVeiculo']!.own;
  const asked = [{ key: 'ano', component: 'anoModeloVeiculo' }, { key: PRICE }, { key: 'outro' }];
  const models = [{ modeloVeiculo: own }, { modeloVeiculo: other }];
  const asking = { key: 'modeloVeiculo', component: 'modeloVeiculo' };
  expect(changed(asking, asked, { ano: year, [PRICE]: '1', outro: 'fica' }, models)).toEqual([
    'dois',
    { outro: 'fica' },
  ]);
});
