import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventContext } from '../../../apps/server/src/flows/journey/change.ts';
import { on } from '../../../apps/server/src/ports/lender/testing/honest.ts';
import { readStepEvents } from '../../../apps/server/src/repositories/proposalRepository.ts';
import { PHONE } from '../../support/axe.ts';
import { launchChromium, newDevice } from '../../support/chromium.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { walk, World } from '../../support/journey.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { takeOver } from '../../support/takeOver.ts';
import { inspect } from '../journey/screens.ts';
import { startDearLender, type DearLender } from './dearLender.ts';

/* A lender asks 6 % a month of a payroll, where its partner has 5 % for usual: no customer sees it before a person has. */

const DEAR = 0.06;
let phones = 30_000;
let lender: DearLender;
let database: FreshDatabase;
let server: TestServer;
let world: World;
let browser: Browser;

beforeAll(async () => {
  lender = await startDearLender(DEAR);
  database = await freshDatabase();
  server = await startTestServer({
    databaseUrl: database.url,
    clock: { now: () => new Date(`${on}T15:00:00Z`) },
    portal: path.resolve(import.meta.dirname, '../../../apps/portal/dist'),
    env: lender.env,
  });
  world = new World(server.url);
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await database.drop();
  lender.close();
});

/** Somebody before the simulation, and the page that they look at. */
async function arrive(): Promise<{ readonly customer: Customer; readonly page: Page }> {
  const customer = new Customer(server.url);
  customer.phone = `119872${String((phones += 1))}`;
  await walk(customer, world, undefined, 'simulacao');
  const device = await newDevice(browser, { viewport: PHONE, reducedMotion: 'reduce' });
  const page = await device.newPage();
  await takeOver(page, customer);
  return { customer, page };
}

const sees = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const decide = (customer: Customer, decision: 'approve' | 'refuse') =>
  expect.poll(() => world.decide(customer.proposal?._id ?? '', 'office.rateReview', decision)).toBe(true);
const heard = async ({ phone }: Customer): Promise<string> =>
  (await world.messages(phone)).map(({ text }) => text).join('\n');

/** What the history says of the step: what happened, by whom. */
async function historyOf(customer: Customer) {
  const { db, keyring } = server.runtime;
  const id = customer.proposal?._id ?? '';
  const events = await readStepEvents(db, [id, ['simulacao']]);
  return events.map(({ kind, actor, change }) => ({
    ...{ kind, actor },
    change: change === null ? null : keyring.openJson(change, eventContext(id)),
  }));
}

const WAITS = 'Uma pessoa vai conferir a oferta do banco';

it('waits for a person, who sees figures and band and lets it through: then the customer sees it', async () => {
  const { customer, page } = await arrive();
  await sees(page, WAITS);
  expect(await page.locator('body').innerText()).not.toMatch(/6,00\s?%|R\$/);
  expect(await inspect(page, 'unusual-waits')).toEqual([]);

  const operator = await (await newDevice(browser)).newPage();
  await operator.goto(`${server.url}/simulador`);
  const board = await operator.locator('body').innerText();
  for (const words of [
    'Conferência da taxa',
    'Banco Horizonte S.A.',
    '6,00%',
    'Faixa de juros: até',
    '5,00%',
    '120,00%',
  ])
    expect(board).toContain(words);
  await operator.context().close();

  await decide(customer, 'approve');
  await page.getByRole('radio', { name: /24x/ }).waitFor();
  await expect.poll(() => heard(customer)).toContain('Uma pessoa conferiu o seu pedido, e ele pode continuar.');
  await page.getByRole('button', { name: /Escolher esta oferta|Continuar/ }).click();
  // This lender looks no account up: it is asked for.
  await sees(page, 'Onde você quer receber?');
  expect(await historyOf(customer)).toMatchObject([
    {
      kind: 'step.review',
      actor: 'system',
      change: { question: { monthlyRate: DEAR, band: { monthlyRateTo: 0.05 } } },
    },
    { kind: 'step.done', actor: 'provider:escritorio-simulado' },
    { kind: 'step.submitted' },
    { kind: 'step.done' },
  ]);
  await page.context().close();
});

it('is refused by that person: the proposal ends, the customer is told, and no figure was shown', async () => {
  const { customer, page } = await arrive();
  await sees(page, WAITS);
  await decide(customer, 'refuse');
  await page.getByRole('button', { name: 'Pedir revisão' }).waitFor();
  expect(await page.locator('body').innerText()).not.toMatch(/6,00\s?%|R\$/);
  await customer.until(({ data }) => data.end === 'refused');
  expect((await historyOf(customer)).at(-1)).toMatchObject({
    kind: 'step.refused',
    actor: 'provider:escritorio-simulado',
  });
  await expect.poll(() => heard(customer)).toContain('Não foi possível escolher a oferta.');
  await page.context().close();
});

it('a usual rate is shown at once', async () => {
  lender.monthlyRate = 0.0179;
  const { page } = await arrive();
  await page.getByRole('radio', { name: /24x/ }).waitFor();
  lender.monthlyRate = DEAR;
  await page.context().close();
});
