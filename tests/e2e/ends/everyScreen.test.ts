import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { shipped } from '../../support/shipped.ts';
import { openStage } from '../../support/stage.ts';
import { everyScreen } from './everyScreen.ts';
import { looks } from './page.ts';
import { contactSheet } from './sheet.ts';

/*
 * Every screen of every channel: axe finds nothing on a phone and a desktop, light and dark, and nothing is wider than its window. With
 * PICTURES set to a folder, the screens of three products are put there, a sheet each.
 */

const stage = openStage();
const folder = process.env.PICTURES;
const drawn = new Map<string, readonly string[]>();
const SHEETS = ['aurora-clt', 'ipe-luz', 'ipe-fgts'];

it.concurrent.each(shipped.map(({ code }, at) => ({ channel: code, at })))('$channel', async ({ channel, at }) => {
  const names = await everyScreen(stage, channel, exampleCpf('25', 500 + at), looks);
  expect(names.at(-1)).toMatch(/-fim$/);
  drawn.set(channel, names);
});

afterAll(async () => {
  if (folder === undefined) return;
  for (const channel of SHEETS)
    await contactSheet(await stage.device(), drawn.get(channel) ?? [], path.join(folder, `${channel}.jpg`));
});
