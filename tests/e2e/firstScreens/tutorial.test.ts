import { expect, it } from 'vitest';
import { openStage } from '../../support/stage.ts';

const stage = openStage();

/** What stands in the list, and how much of it above the bar. */
const seen = () => {
  const bar = document.querySelector('main button')?.parentElement?.getBoundingClientRect().top ?? NaN;
  const steps = [...document.querySelectorAll('main ol > li')];
  return {
    titles: steps.map((step) => step.querySelector('strong')?.textContent),
    notes: steps.map((step) => [...step.querySelectorAll('p')].slice(1).map((note) => note.textContent)),
    whole: steps.filter((step) => step.getBoundingClientRect().bottom <= bar).length,
    wider: document.documentElement.scrollWidth > window.innerWidth,
  };
};

it('four steps, of which a phone shows three at least; what changes is said within the step that changes it', async () => {
  const page = await stage.device({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await page.goto(`${stage.url}/?canal=ipe-fgts&comecar=1`);
  await page.getByRole('button', { name: 'Já autorizei' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { titles, notes, whole } = await page.evaluate(seen);
  // The bank by its name: it is looked for in another application.
  expect(titles).toEqual([
    ...['Abra o aplicativo FGTS', 'Ative o saque-aniversário'],
    ...['Autorize o Banco Horizonte', 'Volte para esta página'],
  ]);
  expect(notes).toEqual([[], [expect.stringMatching(/multa de 40%.*mais de dois anos/)], [], []]);
  await page.getByText('Só antecipa quem ativou há mais de 90 dias.').waitFor();
  expect(whole).toBeGreaterThanOrEqual(3);
  await page.setViewportSize({ width: 320, height: 568 });
  expect((await page.evaluate(seen)).wider).toBe(false);
  await page.context().close();
});
