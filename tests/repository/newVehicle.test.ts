import path from 'node:path';
import { catalog } from '@passo/catalog';
import { compileFlow, judge, newJourney, submitContext, type JsonObject } from '@passo/engine';
import { expect, it } from 'vitest';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';

/* A vehicle that is bought is asked for its plate where it has one, new or not. */

const asking = loadPartners(path.resolve(import.meta.dirname, '../..')).flatMap(({ code, definition }) => {
  const flow = compileFlow(definition, catalog);
  const step = flow.steps.find(({ form }) => form.byKey.has('zeroKm'));
  return step === undefined ? [] : [{ code, flow, step }];
});

it('some flow asks whether it is new', () => expect(asking.map(({ code }) => code)).toContain('aurora-veiculos'));

it.each(
  asking.flatMap(({ code, flow, step }) =>
    (
      [
        ['used', { zeroKm: false }, ['placa', 'renavam']],
        ['new, with a plate', { zeroKm: true, temPlaca: true }, ['temPlaca', 'placa', 'renavam']],
        ['new', { zeroKm: true, temPlaca: false }, ['temPlaca']],
        ['used after all, whatever was said of a new one', { zeroKm: false, temPlaca: true }, ['placa', 'renavam']],
      ] as const
    ).map(([what, answers, keys]) => ({ code, flow, step, what, answers, keys })),
  ),
)('$code: $what', ({ flow, step, answers, keys }) => {
  const sent: JsonObject = { ...answers };
  const environment = { today: '2026-11-20', hiddenKeys: [] } as const;
  const { visible } = judge(step.form, sent, submitContext(flow, newJourney(flow), step, environment));
  expect(visible.filter((key) => ['temPlaca', 'placa', 'renavam'].includes(key))).toEqual(keys);
});
