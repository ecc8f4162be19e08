import { calls, type StepOnWire } from '@passo/contract';
import { expect, it } from 'vitest';
import { journeyOf } from '../journey/journey.ts';
import { stagesOf } from './stages.ts';
import type { Wait } from './wait/waitWords.ts';

const config = calls.system.data.parse(calls.system.examples.data);
const { data, ...proposal } = calls.updateStep.data.parse(calls.updateStep.examples.data);
const example = calls.showStep.data.parse(calls.showStep.examples.data).step;
const oferta = calls.simulation.data.parse(calls.simulation.examples.data).simulation;
const step = (slug: string, own: Partial<StepOnWire>): StepOnWire => ({
  ...example,
  _id: slug,
  slug,
  name: slug,
  ...own,
});

const wait: Wait = {
  ...{ for: 'employer', name: 'Padaria Boa Massa', since: '2026-11-21', until: config.today, minutes: false },
  ...{ endsOn: null, ahead: {}, mayGiveUp: true },
};

const stagesWith = (signs: boolean) =>
  stagesOf(
    journeyOf(
      { ...config, steps: [step('assinatura', { signs }), step('empresa', {}), step('conta', { seconds: 30 })] },
      {
        ...{ ...proposal, currentStep: 'empresa', selfContract: {} },
        stepStatus: { assinatura: 'finished', empresa: 'waiting' },
        data: { ...data, end: null, shown: { assinatura: { oferta } } },
      },
    ),
    'empresa',
    wait,
  )?.map(({ label, state, detail }) => [label, state, detail?.replaceAll('\u00a0', ' ')]);

it('says what was signed, who is waited for, and whose turn it is then', () =>
  expect(stagesWith(true)).toEqual([
    ['assinatura', 'done', 'R$ 8.500,00 em 24x'],
    ['empresa', 'now', expect.stringContaining('Padaria Boa Massa responde')],
    ['conta', 'next', 'você confere'],
  ]));

it('says no amount of a step that signs nothing', () =>
  expect(stagesWith(false)?.[0]).toEqual(['assinatura', 'done', undefined]));
