import path from 'node:path';
import { formatDate, formatMoney, isCalendarDate, today, type CalendarDate } from '@passo/domain';
import type { OfferOnWire } from '@passo/contract';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE } from '../../support/axe.ts';
import { launchChromium, newDevice } from '../../support/chromium.ts';
import { Customer } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { doStep, walk, World } from '../../support/journey.ts';
import { contractsOf, wordsFor } from '../../support/papers.ts';
import { pdfText } from '../../support/pdfText.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { takeOver } from '../../support/takeOver.ts';
import { inspect } from '../journey/screens.ts';

/* Money that comes late: the message, the page and the paper that say so to whoever signed for another day. */

const DAY_MS = 86_400_000;
const SIGNED = Date.parse('2026-11-23T12:00:00Z');
let now = SIGNED;
/** How many days later than it is asked the lender says that it paid; null where it has not paid yet. */
let paysLater: number | null = 0;
let phones = 20_000;
let database: FreshDatabase;
/** Asked how it stands, the lender names this day. */
let announced: CalendarDate | null = null;
let server: TestServer;
let world: World;
let browser: Browser;

beforeAll(async () => {
  database = await freshDatabase();
  const portal = path.resolve(import.meta.dirname, '../../../apps/portal/dist');
  server = await startTestServer({ databaseUrl: database.url, clock: { now: () => new Date(now) }, portal });
  world = new World(server.url);
  browser = await launchChromium();
  const bank = server.runtime.providers['lender.disburse'];
  const late: typeof bank = {
    timeoutMs: bank.timeoutMs,
    tries: bank.tries,
    checkEverySeconds: 1,
    check: async (_question, { reference }) =>
      announced === null ? { kind: 'waiting', reference } : { kind: 'done', value: { reference, paidOn: announced } },
    ask: async (question, asking) => {
      if (paysLater === null) return { kind: 'waiting', reference: asking.key };
      const answer = await bank.ask(question, asking);
      now += paysLater * DAY_MS;
      const paidOn = today(new Date(now));
      return answer.kind === 'done' ? { kind: 'done', value: { ...answer.value, paidOn } } : answer;
    },
  };
  Object.assign(server.runtime.providers, { 'lender.disburse': late });
});
afterAll(async () => {
  await browser.close();
  await server.close();
  await database.drop();
});

/** Everything is signed, and the employer has yet to say yes. */
async function signed(): Promise<Customer> {
  [now, paysLater, announced] = [SIGNED, 0, null];
  const customer = new Customer(server.url);
  customer.phone = `119871${String((phones += 1))}`;
  await walk(customer, world, undefined, 'aprovacao-da-empresa');
  return customer;
}

async function goOn(customer: Customer, stopAt?: string): Promise<void> {
  for (let turn = 0; turn < 40 && customer.proposal?.data.end === null && customer.current !== stopAt; turn += 1) {
    await doStep(customer, world);
    await customer.refresh();
  }
}

const shownAt = (customer: Customer, slug: string, name = 'oferta'): OfferOnWire =>
  JSON.parse(JSON.stringify(customer.proposal?.data.shown[slug]?.[name] ?? null));

async function pageOf(customer: Customer): Promise<Page> {
  const device = await newDevice(browser, { viewport: PHONE, reducedMotion: 'reduce' });
  const page = await device.newPage();
  await takeOver(page, customer);
  return page;
}

/** Opens the link anew: where the customer stands. */
async function look(page: Page, { hash }: Customer): Promise<void> {
  await page.goto(`${server.url}/?agx_hash=${hash}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

const isAboutMoney = (text: string): boolean => /dinheiro|Precisamos de você/i.test(text);
const heard = async ({ phone }: Customer): Promise<readonly string[]> =>
  (await world.messages(phone))
    .map(({ text }) => text.slice('Aurora: '.length).replace(/ https?:\S+$/, ''))
    .filter(isAboutMoney)
    .toSorted();
const hears = (customer: Customer, messages: readonly string[]) => expect.poll(() => heard(customer)).toEqual(messages);

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const day = (date: string): string => (isCalendarDate(date) ? formatDate(date) : date);
const inReais = (reais: number): string => plain(formatMoney(Math.round(reais * 100)));

/** The rows of the table that says what changed: each figure before and now. */
const changesOn = async (page: Page): Promise<readonly string[]> => {
  const table = page.getByRole('table', { name: 'O que mudou na sua oferta' });
  await table.waitFor();
  return (await table.getByRole('row').allInnerTexts()).map((row) => plain(row.replaceAll('\t', ' | ').trim()));
};

async function paperOn(page: Page): Promise<string> {
  const href = await page.getByRole('link', { name: 'Abrir o que mudou (PDF)' }).getAttribute('href');
  const answer = await page.request.get(new URL(href ?? '', server.url).href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  return plain(pdfText(await answer.body()));
}

const CHANGED =
  'O dinheiro não saiu no dia do contrato, e os valores mudaram. Você não precisa assinar de novo. Veja o que mudou:';
const PAID = 'Dinheiro enviado. Veja o seu pedido:';
const AGAIN =
  'O dinheiro não saiu no prazo do contrato. Para receber, confira os novos valores e assine de novo. Veja o que mudou:';
const ANNOUNCED = 'O dinheiro não sai no prazo do contrato. Veja o que fazer:';
const OUTSIDE =
  'O dinheiro saiu fora do prazo do contrato. Peça os valores refeitos antes da primeira parcela. Veja como:';

/** The figures of two offers are those of the table on the page and of the paper. */
function expectBoth(rows: readonly string[], paper: string, [before, after]: readonly [OfferOnWire, OfferOnWire]) {
  expect(after.valorDaParcela).not.toBe(before.valorDaParcela);
  expect(rows).toContain(`Parcela | ${inReais(before.valorDaParcela)} | ${inReais(after.valorDaParcela)}`);
  expect(rows).toContain(`Total a pagar | ${inReais(before.total)} | ${inReais(after.total)}`);
  expect(rows).toContain(`Primeiro vencimento | ${day(before.firstDueOn)} | ${day(after.firstDueOn)}`);
  for (const offer of [before, after])
    for (const figure of [inReais(offer.valorDaParcela), inReais(offer.total), day(offer.rulesOf)])
      expect(paper).toContain(figure);
  for (const row of after.schedule) expect(paper).toContain(day(row.dueOn));
}

it.each([
  ['asked for three days late', 3, 0],
  ['paid three days later than it was asked for', 0, 3],
])('money %s: told at once, old and new side by side, and a paper of it', async (_what, asked, paid) => {
  const customer = await signed();
  const before = shownAt(customer, 'contrato');
  now += asked * DAY_MS;
  paysLater = paid;
  await goOn(customer);
  await hears(customer, [PAID, CHANGED].toSorted());
  const page = await pageOf(customer);
  expect(await page.getByRole('note').first().innerText()).toMatch(
    /^O dinheiro saiu em 26\/11\/2026, e não no dia do contrato\..*Não é preciso assinar de novo\.$/,
  );
  const paper = await paperOn(page);
  expectBoth(await changesOn(page), paper, [before, shownAt(customer, 'fim')]);
  expect(paper).toContain('Valores refeitos para o dia do dinheiro');
  const [kept] = await contractsOf(customer);
  expect(kept?.changesUrl).toBe(`${kept?.url}?registro=valores`);
  await page.context().close();
});

it('ten days late: told at once that it has to be signed again, and what for', async () => {
  const customer = await signed();
  const before = shownAt(customer, 'contrato');
  now += 10 * DAY_MS;
  await goOn(customer, 'simulacao');
  await hears(customer, [AGAIN]);
  const page = await pageOf(customer);
  await page.getByRole('heading', { level: 1, name: 'É preciso assinar de novo' }).waitFor();
  await page.getByText('O dinheiro não saiu no dia previsto no contrato').waitFor();
  const rows = await changesOn(page);
  expect(rows.find((row) => row.startsWith('Total a pagar'))).toContain(inReais(before.total));
  expect(await inspect(page, 'late-10-days')).toEqual([]);

  await goOn(customer, 'contrato');
  await customer.until(({ stepStatus }) => stepStatus.contrato === 'success');
  await look(page, customer);
  const after = shownAt(customer, 'contrato');
  const paper = await paperOn(page);
  expectBoth(await changesOn(page), paper, [before, after]);
  expect(paper).toContain('O que muda no contrato novo');

  await goOn(customer);
  expect(customer.proposal?.data.end).toBe('finished');
  // What is signed now holds: nothing differs from it, and nothing more is told.
  await hears(customer, [PAID, AGAIN].toSorted());
  await look(page, customer);
  await page.getByRole('heading', { level: 1, name: 'O dinheiro foi para a sua conta' }).waitFor();
  expect(await page.getByRole('link', { name: 'Abrir o que mudou (PDF)' }).count()).toBe(0);
  const [kept, replaced] = await contractsOf(customer);
  expect(kept?.changesUrl).toBeNull();
  expect(replaced).toMatchObject({ replaced: true, changesUrl: null });
  const record = await page.getByRole('link', { name: /registro da assinatura de/ }).getAttribute('href');
  expect(record).toBe(replaced?.signatureUrl);
  expect(await wordsFor(customer, record ?? '')).toContain(replaced?.sha256);
  expect(await page.getByRole('region', { name: 'Contrato substituído' }).getByRole('link').count()).toBe(2);
  expect(await inspect(page, 'late-10-days-end')).toEqual([]);
  expect((await page.request.get(`${server.url}${kept?.url}?registro=valores`)).status()).toBe(404);
  await page.context().close();
});

it('paid ten days after it was asked for: told that the contract says nothing of that day, and what to do', async () => {
  const customer = await signed();
  paysLater = 10;
  await goOn(customer);
  await hears(customer, [PAID, OUTSIDE].toSorted());
  const page = await pageOf(customer);
  expect(await page.getByRole('note').first().innerText()).toContain('fora do prazo que o contrato prevê');
  await page
    .locator('dl')
    .getByRole('link', { name: /^Abrir o contrato \(PDF/ })
    .waitFor();
  const papers = page.getByRole('region', { name: 'Outros documentos' }).getByRole('link');
  expect((await papers.allInnerTexts()).map((text) => /Abrir .*\(PDF/.exec(text)?.[0])).toEqual([
    'Abrir o registro da assinatura (PDF',
  ]);
  await page.context().close();
});

it('asked for three days late and not paid yet: told at once, and the page that waits says what changed', async () => {
  const customer = await signed();
  const before = shownAt(customer, 'contrato');
  now += 3 * DAY_MS;
  paysLater = null;
  await doStep(customer, world);
  await customer.until(
    ({ currentStep, data }) => currentStep === 'pagamento' && data.shown.pagamento?.ofertaAssinada !== null,
  );
  await hears(customer, [CHANGED]);
  const page = await pageOf(customer);
  await page.getByRole('heading', { level: 1, name: 'O dinheiro ainda não saiu' }).waitFor();
  expect(await page.getByRole('note').first().innerText()).toMatch(/^Os valores foram refeitos/);
  expectBoth(await changesOn(page), await paperOn(page), [before, shownAt(customer, 'pagamento')]);
  expect(await inspect(page, 'late-waiting')).toEqual([]);
  announced = '2026-12-08';
  await hears(customer, [ANNOUNCED, CHANGED].toSorted());
  await look(page, customer);
  await page.getByText('O banco avisou que só vai depositar em 08/12/2026, fora do prazo').waitFor();
  expect(await page.getByText('costuma levar').count()).toBe(0);
  // Nobody is told figures of a day on which no money comes.
  expect(await page.getByRole('table', { name: 'O que mudou na sua oferta' }).count()).toBe(0);
  expect(await inspect(page, 'late-announced')).toEqual([]);
  await page.context().close();
});
