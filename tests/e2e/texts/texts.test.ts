import { describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import texts from '../../repository/texts.json' with { type: 'json' };
import { someOf } from '../../support/amount.ts';
import { openStage } from '../../support/stage.ts';
import { signToken, testTokenEnv } from '../../support/tokens.ts';
import { faults } from './faults.ts';
import { journeys } from './journeys.ts';
import { fieldPreviews, stepPreviews } from './previews.ts';
import { Reader, unread, type Visit } from './visit.ts';

/* Every text that the specification quotes, letter by letter, where a person reads it. */

// Slow enough that a wait can be seen.
const stage = openStage({
  ...testTokenEnv,
  SIMULATOR_PACE: '1',
});

const typist: Visit = {
  name: 'a link that a typist opens',
  moments: [
    {
      does: async (reader) => {
        await reader.open('/?canal=aurora-clt&comecar=1');
        await reader.page.getByRole('button', { name: 'Continuar' }).first().waitFor();
        const hash = await reader.page.evaluate(() => localStorage.getItem('agx_hash'));
        const token = await signToken({ sub: 'digitadora', hash: String(hash) }, { by: 'office' });
        await reader.open(`/?agx_hash=${hash}&userOfficeToken=${token}`);
      },
      says: ['Proposta iniciada de forma manual'],
    },
  ],
};

const all: readonly Visit[] = [...journeys, stepPreviews, ...fieldPreviews, ...faults, typist];

it('has a place for every text', () => {
  const said = new Set(all.flatMap(({ moments }) => moments.flatMap(({ says }) => says)));
  expect(
    Object.values(texts)
      .flat()
      .filter((text) => !said.has(text)),
  ).toEqual([]);
});

describe('a person reads', () => {
  it.each(someOf(all, 1))('$name', async (visit) => {
    const cpf = exampleCpf('25', 40 + all.indexOf(visit));
    const page = await stage.device({ permissions: [], reducedMotion: 'reduce' });
    const reader = new Reader(page, stage.url, cpf);
    const missing: string[] = [];
    for (const { does, says } of visit.moments) {
      await does(reader);
      missing.push(...(await unread(reader.page, says)));
    }
    expect(missing).toEqual([]);
    await page.context().close();
  });
});
