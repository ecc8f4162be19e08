import fs from 'node:fs';
import path from 'node:path';
import { catalog } from '@passo/catalog';
import type { ProposalOnWire } from '@passo/contract';
import { compileFlow } from '@passo/engine';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { DESKTOP, dress, PHONE } from '../../support/axe.ts';
import { foreignIn, marksIn } from '../../support/brandMarks.ts';
import { oneOfEachBrand } from '../../support/shipped.ts';
import { openStage } from '../../support/stage.ts';
import { pageOf } from './page.ts';
import { brandSheet } from './brandSheet.ts';
import { isWhole } from './everyScreen.ts';

/*
 * Five moments of every brand in Chromium: its first page, its first step, money, a wait, its end. What stands there, is fetched and
 * is drawn with is the brand's alone. With PICTURES set to a folder, all of them are put there on two sheets, 360 and 1280 px wide.
 */

const stage = openStage();
const folder = process.env.PICTURES;
const taken = path.resolve(import.meta.dirname, '../../../test-results/brands');
fs.mkdirSync(taken, { recursive: true });

type Channel = (typeof oneOfEachBrand)[number];
type Open = (channel: Channel, cpf: (ending: string) => string) => Promise<Page>;

const address =
  (beside: string, whole: string): Open =>
  async ({ code }) => {
    const page = await stage.device({ reducedMotion: 'reduce' });
    await page.goto(`${stage.url}/?canal=${code}${beside}`);
    await page.locator(whole).last().waitFor();
    return page;
  };

const at =
  (ending: string, isThere?: (channel: Channel) => (proposal: ProposalOnWire) => boolean): Open =>
  (channel, cpf) =>
    pageOf(stage, channel.code, cpf(ending), isThere?.(channel));

const money = ({ definition }: Channel) => {
  const { steps } = compileFlow(definition, catalog);
  const slug = steps.find(({ kind }) => /^(offers?|simulation|vendors)$/.test(kind.view))?.slug;
  if (slug === undefined) throw new Error('no step of it shows money');
  return ({ currentStep, stepStatus }: ProposalOnWire): boolean =>
    currentStep === slug && stepStatus[currentStep] !== 'waiting';
};
/** A person looks at the face, which only its own ending of a CPF brings about. */
const waiting =
  () =>
  ({ currentStep, stepStatus }: ProposalOnWire): boolean =>
    currentStep.includes('selfie') && ['waiting', 'review'].includes(stepStatus[currentStep] ?? '');

const moments: readonly (readonly [string, Open])[] = [
  ['inicio', address('', 'h1')],
  ['primeiro-passo', address('&comecar=1', 'main :is(button, input)')],
  ['dinheiro', at('25', money)],
  ['espera', at('42', waiting)],
  ['fim', at('25')],
];

/** Of what is drawn with: the families that came, by the name that the style sheet has for them. */
const lettersOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll(/["']/g, ''));
  });

/** In the look that the brand has by itself on a device that is light. */
async function picture(page: Page, name: string, { theme }: Channel): Promise<void> {
  for (const [width, size] of [
    [360, PHONE],
    [1280, DESKTOP],
  ] as const) {
    await page.setViewportSize(size);
    await page.waitForFunction(isWhole);
    await dress(page, theme.colors.theme === 'dark' ? 'dark' : 'light');
    await page.screenshot({ path: path.join(taken, `${name}-${width}.png`) });
  }
}

describe.each(oneOfEachBrand.map((channel, at) => [channel.partner.slug, channel, at] as const))(
  '%s',
  (slug, channel, brand) => {
    it.each(moments)('%s', async (moment, open) => {
      const number = 600 + brand * moments.length + moments.findIndex(([name]) => name === moment);
      const page = await open(channel, (ending) => exampleCpf(ending, number));
      if (moment === 'espera') await page.getByText('Uma pessoa vai conferir a sua foto').first().waitFor();
      await picture(page, `${slug}-${moment}`, channel);
      const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
      const whole = [await page.content(), ...fetched].join('\n');
      expect(foreignIn(whole, slug)).toEqual({});
      expect(marksIn(whole)[slug]?.length).toBeGreaterThanOrEqual(2);
      expect((await lettersOf(page)).filter((one) => one.endsWith(' Variable'))).toEqual([
        `${channel.theme.font} Variable`,
      ]);
      await page.context().close();
    });
  },
);

afterAll(async () => {
  if (folder === undefined) return;
  const rows = oneOfEachBrand.map(({ partner }) => ({
    name: partner.name,
    files: moments.map(([moment]) => path.join(taken, `${partner.slug}-${moment}`)),
  }));
  for (const width of [360, 1280])
    await brandSheet(await stage.device(), rows, width, path.join(folder, `brands-${width}.jpg`));
});
