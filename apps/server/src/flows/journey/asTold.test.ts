import { catalog } from '@passo/catalog';
import {
  compileFlow,
  factsOf,
  newJourney,
  stepState,
  submitStep,
  type CompiledFlow,
  type FieldDefinition,
  type JourneyState,
  type JsonObject,
  type Moved,
  type StepDefinition,
} from '@passo/engine';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProblemError } from '../../platform/problemError.ts';
import type { RateLimiter } from '../../platform/rateLimit.ts';
import { simulatedCompanies } from '../../simulator/ports/companies.ts';
import { simulatedVehicles } from '../../simulator/ports/vehicles/vehicles.ts';
import { judgeAsTold } from './asTold.ts';

/* What was told of an answer stands beside the very answer that it was told of, whichever step changes that one. */

const field = (key: string, component: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  ...{ key, component, label: key },
  ...more,
});
const model = field('modeloVeiculo', 'modeloVeiculo');
const year = field('anoModeloVeiculo', 'anoModeloVeiculo');
const price = field('valorVeiculo', 'money');
const plate = field('placa', 'consultaPlaca');
const step = (slug: string, ...fields: readonly FieldDefinition[]): StepDefinition => ({
  ...{ slug, name: slug, stepType: 'form', fields },
});
const flowOf = (...steps: readonly StepDefinition[]): CompiledFlow =>
  compileFlow({ steps: [...steps, step('fim', field('nome', 'text', { required: true }))] }, catalog);

const mobi = { value: 'carros/21/9535', label: 'Mobi Like 1.0 Fire Flex 5p.', marca: 'Fiat' };
const strada = { value: 'carros/21/10149', label: 'Strada Volcano 1.3 Flex 8V CD', marca: 'Fiat' };
const chosen = (value: string): JsonObject => ({ value, label: '2024' });
const of2024 = { value: '2024-5', label: '2024 Flex' };
const vehicle = { tipoVeiculo: 'carros', marca: 'Fiat', modelo: mobi.label, valor: 51_300 };

const take = vi.fn<RateLimiter['take']>();
const runtime = {
  companies: simulatedCompanies,
  vehicles: { ...simulatedVehicles },
  limiter: { take, giveBack: vi.fn<RateLimiter['giveBack']>(), used: async () => 0, sweep: async () => 0 },
};
const by = {
  access: { proven: false },
  visitor: { hash: 'h', device: null, deviceToken: null },
  network: '203.0.113.7',
};
const failed = async () => ({ kind: 'failed', reason: 'down' }) as const;
const exhausted = { allowed: false, because: 'exhausted', retryAfterSeconds: 42 } as const;

beforeEach(() => {
  vi.clearAllMocks();
  runtime.vehicles = { ...simulatedVehicles };
  take.mockResolvedValue({ allowed: true });
});

const environment = { today: '2026-11-20', hiddenKeys: [] } as const;

async function send(flow: CompiledFlow, state: JourneyState, slug: string, answers: JsonObject): Promise<JourneyState> {
  const judge = (at: JourneyState, given: JsonObject): Moved => {
    const moved = submitStep(flow, at, { slug, answers: given }, environment);
    if (!moved.ok) throw new ProblemError(moved.code, { errors: moved.errors ?? [] });
    return moved;
  };
  const found = flow.bySlug.get(slug);
  if (found === undefined) throw new Error(`there is no step ${slug}`);
  return (await judgeAsTold(runtime, { flow, state, step: found, by }, answers, judge)).moved.state;
}

async function sendAll(flow: CompiledFlow, ...said: readonly (readonly [string, JsonObject])[]): Promise<JourneyState> {
  let state = newJourney(flow);
  for (const [slug, answers] of said) state = await send(flow, state, slug, answers);
  return state;
}

const answersAt = (state: JourneyState, slug: string): JsonObject => stepState(state, slug).answers;

describe('a year whose model is changed in another step', () => {
  const flow = flowOf(step('um', model, year), step('dois', model));
  /** Told of the one, then the other in the second step. */
  async function changed(code: string, other: JsonObject): Promise<JourneyState> {
    const state = await sendAll(flow, ['um', { modeloVeiculo: mobi, anoModeloVeiculo: chosen(code) }]);
    return send(flow, state, 'dois', { modeloVeiculo: other });
  }
  const worth = (state: JourneyState): unknown =>
    Object(factsOf(flow, state).answers.anoModeloVeiculo as unknown).valor;

  it('is never worth what the one before is, and is asked again', async () => {
    const state = await changed('2024-5', strada);
    expect([state.currentStep, worth(state)]).toEqual(['um', undefined]);
  });

  it('nor where nobody tells the other one, whatever a client calls it', async () => {
    const state = await sendAll(flow, ['um', { modeloVeiculo: mobi, anoModeloVeiculo: chosen('2024-5') }]);
    runtime.vehicles = { ...simulatedVehicles, brands: failed, value: failed };
    const claimed = await send(flow, state, 'dois', { modeloVeiculo: { ...mobi, value: strada.value } });
    expect(answersAt(claimed, 'um')).toEqual({
      modeloVeiculo: { ...mobi, value: '', chosen: strada.value },
      anoModeloVeiculo: { value: '', label: '2024 Flex', chosen: '2024-5' },
    });
    expect(claimed.currentStep).toBe('um');
  });

  it('is told anew of another one that is called alike', async () => {
    const options = [mobi, strada].map(({ value }) => ({ value: value.split('/')[2] ?? '', label: 'Alike' }));
    runtime.vehicles = { ...simulatedVehicles, models: async () => ({ kind: 'done', options }) };
    const state = await changed('2024-5', strada);
    expect([state.currentStep, answersAt(state, 'um').anoModeloVeiculo]).toEqual(['fim', { ...of2024, valor: 98_400 }]);
  });

  it('is told of a model of an earlier step, in a group of a list', async () => {
    const groups = flowOf(step('um', model), step('dois', field('anos', 'list', { subFields: [year] })));
    const sent = { anos: [{ anoModeloVeiculo: chosen('2024-5') }] };
    const state = await sendAll(groups, ['um', { modeloVeiculo: mobi }], ['dois', sent]);
    expect(answersAt(state, 'dois').anos).toEqual([{ anoModeloVeiculo: { ...of2024, valor: 58_900 } }]);
    const typed = { ...mobi, value: '' };
    expect(answersAt(await send(groups, state, 'um', { modeloVeiculo: typed }), 'dois').anos).toEqual([
      { anoModeloVeiculo: { value: '', label: '2024 Flex', chosen: '2024-5' } },
    ]);
  });

  it('stays as it was told of the very same one, and nobody is asked', async () => {
    const state = await sendAll(flow, ['um', { modeloVeiculo: mobi, anoModeloVeiculo: chosen('2024-5') }]);
    runtime.vehicles = { ...simulatedVehicles, value: failed, brands: failed };
    expect(answersAt(await send(flow, state, 'dois', { modeloVeiculo: mobi }), 'um')).toEqual(answersAt(state, 'um'));
  });
});

describe('what lies beneath an answer that a rule gave', () => {
  const imposed = { plate: 'BRA2E19' };
  const ruled = { ...plate, conditionals: [{ type: 'standard', field: 'outro', value: imposed }] } as const;
  const flow = flowOf(step('um', field('outro', 'checkbox'), ruled));
  const own = { placa: { plate: 'ABC1D23' } };

  it('is known already: it stays told where nobody answers any more', async () => {
    const covered = await sendAll(flow, ['um', { ...own, outro: true }]);
    runtime.vehicles = { ...simulatedVehicles, findPlate: failed };
    const again = await send(flow, covered, 'um', { ...own, outro: true });
    expect(answersAt(again, 'um')).toEqual({ outro: true, placa: imposed });
    const open = await send(flow, again, 'um', { ...own, outro: false });
    expect(answersAt(open, 'um')).toMatchObject({ placa: { ...own.placa, vehicle } });
  });

  it('is nobody’s word beside another model as well', async () => {
    const rule = { conditionals: [{ type: 'standard', field: 'outro', value: { value: '', label: '1974' } }] } as const;
    const years = flowOf(step('um', model, field('outro', 'checkbox'), { ...year, ...rule }), step('dois', model));
    const said = { modeloVeiculo: mobi, outro: true, anoModeloVeiculo: chosen('2024-5') };
    const state = await sendAll(years, ['um', said], ['dois', { modeloVeiculo: { ...mobi, value: '' } }]);
    expect(stepState(state, 'um')).toMatchObject({
      answers: { anoModeloVeiculo: { value: '', label: '1974' } },
      beneath: { anoModeloVeiculo: { own: { value: '', label: '2024 Flex', chosen: '2024-5' } } },
    });
  });
});

it('what the flow itself gives for an answer was told by nobody, and stays beside any model', async () => {
  const given = { value: '2022-5', label: '2022' };
  const rule = { conditionals: [{ type: 'standard', field: 'outro', value: given }] } as const;
  const flow = flowOf(step('um', model, field('outro', 'checkbox'), { ...year, ...rule }), step('dois', model));
  const state = await sendAll(flow, ['um', { modeloVeiculo: mobi, outro: true }], ['dois', { modeloVeiculo: strada }]);
  expect([state.currentStep, answersAt(state, 'um').anoModeloVeiculo]).toEqual(['fim', given]);
});

describe('a submit with more look-ups than its share', () => {
  const flow = flowOf(step('um', field('frota', 'list', { subFields: [plate], maxRows: 100 })));
  const plates = (count: number): JsonObject => ({
    frota: Array.from({ length: count }, (_, at) => ({ placa: { plate: `ABC1D${10 + at}` } })),
  });

  it('is refused with the time to wait, and nobody was asked', async () => {
    take.mockResolvedValue(exhausted);
    const findPlate = vi.spyOn(runtime.vehicles, 'findPlate');
    await expect(sendAll(flow, ['um', plates(40)])).rejects.toMatchObject({
      code: 'rate.limited',
      details: { retryAfterSeconds: 42 },
    });
    expect(findPlate).not.toHaveBeenCalled();
  });

  it('is counted at once, each question once', async () => {
    await sendAll(flow, ['um', { frota: [...Object.values(plates(3)), ...Object.values(plates(3))].flat() }]);
    expect(take.mock.calls.filter(([key]) => key.startsWith('lookup-link:')).map((call) => call[3])).toEqual([3]);
  });
});

it('typed by hand while nobody told the plate; the same plate sent again, told now: what was typed stays', async () => {
  const flow = flowOf(step('um', plate), step('dois', plate, field('marcaVeiculo', 'text'), model, price));
  runtime.vehicles = { ...simulatedVehicles, findPlate: failed };
  const placa = { plate: 'ABC1D23' };
  const typed = { marcaVeiculo: 'Ford', modeloVeiculo: { value: '', label: 'Ka', marca: 'Ford' }, valorVeiculo: 30000 };
  const state = await sendAll(flow, ['um', { placa }], ['dois', { placa, ...typed }]);
  expect([state.currentStep, answersAt(state, 'dois')]).toEqual(['fim', { placa, ...typed }]);
  runtime.vehicles = { ...simulatedVehicles };
  const again = await send(flow, state, 'um', { placa });
  expect([again.currentStep, answersAt(again, 'dois')]).toMatchObject(['fim', typed]);
});

it('a price beside a year that is told anew of another model that is called alike', async () => {
  const options = [mobi, strada].map(({ value }) => ({ value: value.split('/')[2] ?? '', label: 'Alike' }));
  runtime.vehicles = { ...simulatedVehicles, models: async () => ({ kind: 'done', options }) };
  const flow = flowOf(step('um', model), step('dois', year, price));
  const state = await sendAll(
    flow,
    ['um', { modeloVeiculo: mobi }],
    ['dois', { anoModeloVeiculo: chosen('2024-5'), valorVeiculo: 58_900 }],
  );
  expect(answersAt(state, 'dois')).toEqual({ anoModeloVeiculo: { ...of2024, valor: 58_900 }, valorVeiculo: 58_900 });
  const now = await send(flow, state, 'um', { modeloVeiculo: strada });
  expect(Object(answersAt(now, 'dois').anoModeloVeiculo).valor).toBe(98_400);
  expect([now.currentStep, answersAt(now, 'dois').valorVeiculo]).toEqual(['dois', undefined]);
});

it('what the flow gives for an answer is no look-up of anybody: the customer who chooses the same is told its price', async () => {
  const given = { value: '2022-5', label: '2022' };
  const rule = { conditionals: [{ type: 'standard', field: 'outro', value: given }] } as const;
  const flow = flowOf(step('um', model, field('outro', 'checkbox'), { ...year, ...rule }));
  const covered = await sendAll(flow, ['um', { modeloVeiculo: mobi, outro: true }]);
  const open = await send(flow, covered, 'um', {
    modeloVeiculo: mobi,
    outro: false,
    anoModeloVeiculo: { value: '2022-5', label: '2022' },
  });
  expect(answersAt(open, 'um').anoModeloVeiculo).toEqual({ value: '2022-5', label: '2022 Flex', valor: 51_300 });
});

describe('a plate that is asked after the offer was made of a model and a year', () => {
  const flow = flowOf(step('um', model, year), step('dois', plate));
  const offered = sendAll.bind(null, flow, ['um', { modeloVeiculo: mobi, anoModeloVeiculo: chosen('2022-5') }]);
  const refusal = (state: JourneyState, placa: JsonObject): Promise<unknown> =>
    send(flow, state, 'dois', { placa }).then(
      ({ currentStep }) => currentStep,
      (error: unknown) => error,
    );
  const isNoOther = { code: 'fields.invalid', details: { errors: [{ field: 'placa' }] } };

  it('is of that vehicle, whatever the client says that was told of it', async () => {
    const state = await offered();
    expect(await refusal(state, { plate: 'MBI2E24', vehicle: { ...vehicle, codigoAno: '2022-5' } })).toMatchObject(
      isNoOther,
    );
    expect(await refusal(state, { plate: 'BRA2E19' })).toMatchObject(isNoOther);
    expect(await refusal(state, { plate: 'ABC1D23' })).toBe('fim');
  });

  it('is not taken while nobody answers, and is as typed where nobody knows it', async () => {
    const state = await offered();
    runtime.vehicles = { ...simulatedVehicles, findPlate: failed };
    expect(await refusal(state, { plate: 'MBI2E24' })).toMatchObject(isNoOther);
    runtime.vehicles = { ...simulatedVehicles };
    expect(await refusal(state, { plate: 'ZZZ1Z11' })).toBe('fim');
  });

  it('or of the vehicle that the customer goes back for', async () => {
    const state = await offered();
    const other = { modeloVeiculo: mobi, anoModeloVeiculo: chosen('2024-5') };
    expect(await refusal(await send(flow, state, 'um', other), { plate: 'MBI2E24' })).toBe('fim');
  });
});
