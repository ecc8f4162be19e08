import path from 'node:path';
import type { ProposalOnWire } from '@passo/contract';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { DESKTOP } from '../../support/axe.ts';
import { oneOfEach } from '../../support/shipped.ts';
import { openStage } from '../../support/stage.ts';
import { everyScreen } from './everyScreen.ts';
import { looks, pageOf } from './page.ts';
import { contactSheet } from './sheet.ts';

/*
 * Every screen of every flow, and of one channel of every brand: axe finds nothing on a phone and a desktop, light and dark, and nothing is wider than its window. With
 * PICTURES set to a folder, the screens of three products are put there, a sheet each.
 */

const stage = openStage();
const folder = process.env.PICTURES;
const drawn = new Map<string, readonly string[]>();
const SHEETS = ['aurora-clt', 'ipe-luz', 'ipe-fgts'];

it.concurrent.each(oneOfEach.map(({ code }, at) => ({ channel: code, at })))('$channel', async ({ channel, at }) => {
  const names = await everyScreen(stage, channel, exampleCpf('25', 500 + at), looks);
  expect(names.at(-1)).toMatch(/-fim$/);
  drawn.set(channel, names);
});

/** Where a computer shows something else than a phone whose window is wide, as one comes to it there. */
const onComputer = [
  ['documento', (page: Page) => page.getByRole('img', { name: /^Código QR/ })],
  ['selfie', (page: Page) => page.getByRole('img', { name: /^Código QR/ })],
  ['simulacao', (page: Page) => page.getByText(/^Total em \d+x$/)],
] as const;

it.each(onComputer)('aurora-clt on a computer: %s', async (step, shows) => {
  const at = onComputer.findIndex(([name]) => name === step);
  const there = ({ currentStep }: ProposalOnWire): boolean => currentStep === step;
  const page = await pageOf(stage, 'aurora-clt', exampleCpf('25', 560 + at), there, DESKTOP);
  await shows(page).waitFor();
  await looks(page, `computador-${step}`);
  await page.context().close();
});

afterAll(async () => {
  if (folder === undefined) return;
  const computers = onComputer.map(([step]) => `computador-${step}`);
  await contactSheet(await stage.device(), computers, path.join(folder, 'computers.jpg'));
  for (const channel of SHEETS)
    await contactSheet(await stage.device(), drawn.get(channel) ?? [], path.join(folder, `${channel}.jpg`));
});
