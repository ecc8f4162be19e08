import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Bank } from '../../../apps/server/src/channels/banks/bank.ts';
import type { ChannelBanks } from '../../../apps/server/src/channels/banks/ofChannel.ts';
import type { Channel } from '../../../apps/server/src/channels/channel.ts';
import { loadPartners } from '../../../apps/server/src/channels/loadPartners.ts';
import { openChannels } from '../../../apps/server/src/channels/openChannels.ts';
import { changed, type Change } from '../../../apps/server/src/channels/testing/changedPartners.ts';
import { createPool, type Database } from '../../../apps/server/src/database/pool.ts';
import { createLogger } from '../../../apps/server/src/platform/logger.ts';
import { Customer, dataOf, Device } from '../../support/customer.ts';
import { freshDatabase, type FreshDatabase } from '../../support/freshDatabase.ts';
import { startTestServer } from '../../support/server.ts';

/* A mistake in one partner's files keeps no other from selling, and that one sells as it did before. */

let database: FreshDatabase;
let db: Database;
beforeAll(async () => {
  database = await freshDatabase();
  db = createPool({ url: database.url, max: 2 });
});
const copies: string[] = [];
afterAll(async () => {
  await db.end();
  await database.drop();
  for (const copy of copies) fs.rmSync(copy, { recursive: true });
});

function house(...changes: readonly Change[]): string {
  const copy = changed(...changes);
  copies.push(copy);
  return copy;
}

const lines: string[] = [];
beforeEach(async () => {
  lines.length = 0;
  await db.query('delete from channel_kept');
});
const logger = createLogger('error', { write: (line) => void lines.push(line) });
const opened = (root: string, strict = false) => openChannels(db, { root, logger, strict });

const says =
  (text: string): Change[1] =>
  (file) =>
    file.replace(/"buttonText": "[^"]*"/, `"buttonText": "${text}"`);
const broken: Change[1] = (file) => file.slice(0, -20);
const AURORA = 'partners/aurora/texts.json';
const IPE = 'partners/ipe/texts.json';
const buttons = ({ all }: Awaited<ReturnType<typeof opened>>) =>
  Object.fromEntries(all.map(({ partner, texts }) => [partner.slug, texts.homePage.buttonText]));

it('is sold as it was when its files could last be read', async () => {
  const before = await opened(house([IPE, says('Antes')]));
  const now = await opened(house([AURORA, says('Agora')], [IPE, broken]));
  expect(buttons(now)).toEqual({ ...buttons(before), aurora: 'Agora', ipe: 'Antes' });
  expect(ofIpe(now)).toEqual(ofIpe(before));
  expect(lines.join('')).toContain('files of partners have mistakes');
  expect(lines.join('')).toContain(IPE);
});

/** The list of all that it sells is no part of a channel, nor is what its banks lend elsewhere. */
const ofIpe = ({ all }: Awaited<ReturnType<typeof opened>>) =>
  all
    .filter(({ partner }) => partner.slug === 'ipe')
    .map((one) => ({ ...one, partner: { ...one.partner, channels: undefined }, ...lendingOnly(one) }))
    .toSorted(byCode);

function lendingOnly({ bank, lenders, settings: { product } }: Channel): ChannelBanks {
  const cut = (one: Bank): Bank => ({
    ...one,
    lends: Object.fromEntries(Object.entries(one.lends).filter(([slug]) => slug === product)),
  });
  return { bank: cut(bank), lenders: lenders.map(cut) };
}

const byCode = (one: { readonly code: string }, other: { readonly code: string }): number =>
  one.code < other.code ? -1 : 1;

it('a template that all of them take is everybody’s', async () => {
  await opened(house([AURORA, says('Antes')], [IPE, says('Antes')]));
  const template: Change = ['templates/steps/consentimentos.json', broken];
  await expect(opened(house(template))).rejects.toThrow('templates/steps/consentimentos.json');
});

it('is not sold where its files could never be read, and the others are', async () => {
  const { all } = await opened(house([IPE, broken]));
  const others = loadPartners(house()).filter(({ partner }) => partner.slug !== 'ipe');
  expect(all.map(({ code }) => code)).toEqual(others.map(({ code }) => code));
});

it('what it had given up does not come back by a mistake', async () => {
  await opened(house());
  const fewer: Change = ['partners/ipe/partner.json', (text) => JSON.stringify(withoutLast(JSON.parse(text)))];
  const sold = await opened(house(fewer, ['partners/ipe/texts.json', withoutQuestions]));
  const { all } = await opened(house([IPE, broken]));
  expect(all.map(({ code }) => code).toSorted()).toEqual(sold.all.map(({ code }) => code).toSorted());
});

const withoutLast = ({ channels, ...partner }: { readonly channels: readonly unknown[] }) => ({
  ...partner,
  channels: channels.slice(0, -1),
});
const withoutQuestions: Change[1] = (text) => JSON.stringify({ ...JSON.parse(text), faq: {} });

describe('a bank whose file the law does not allow', () => {
  const dear: Change[1] = (file) => file.replace('"monthlyRate": 0.018,', '"monthlyRate": 0.0186,');
  it('is not compared', async () => {
    const before = await opened(house());
    const now = await opened(house(['banks/banco-serra-azul.json', dear]));
    expect(lenders(before)).toContain('banco-serra-azul');
    expect(lenders(now)).not.toContain('banco-serra-azul');
    expect(lines.join('')).toContain('is above the ceiling of');
  });

  it('lends as it did to who sells for it', async () => {
    const before = await opened(withOwnBank((text) => text));
    const now = await opened(withOwnBank(dear));
    expect(ofIpe(now)).toEqual(ofIpe(before));
    expect(ofIpe(now).map(({ bank }) => bank.slug)).toContain('banco-ipe');
  });

  /** One for which only ipê sells. */
  function withOwnBank(change: Change[1]): string {
    const root = house(['partners/ipe/overrides.json', (text) => text.replace('banco-horizonte', 'banco-ipe')]);
    const text = fs.readFileSync(path.join(root, 'banks/banco-horizonte.json'), 'utf8');
    const { institution, ...bank } = JSON.parse(change(text));
    const own = { ...bank, slug: 'banco-ipe', compe: '998', institution: { ...institution, cnpj: '11444777000161' } };
    fs.writeFileSync(path.join(root, 'banks/banco-ipe.json'), JSON.stringify(own));
    return root;
  }

  const lenders = ({ all }: Awaited<ReturnType<typeof opened>>) => all.flatMap(({ lenders }) => lenders.map(slugOf));
  const slugOf = ({ slug }: { readonly slug: string }): string => slug;
});

it('whoever develops is told at once, and nothing is sold', async () => {
  await opened(house());
  await expect(opened(house([IPE, broken]), true)).rejects.toThrow(IPE);
});

it('a customer of it goes on', async () => {
  const start = (root: string) =>
    startTestServer({
      databaseUrl: database.url,
      root,
      mode: 'demo',
      operatorSecret: 's'.repeat(32),
      databaseWorld: 'simulated',
    });
  const first = await start(house());
  const customer = new Customer(first.url);
  await customer.open('ipe-luz');
  await first.close();
  const second = await start(house([IPE, broken]));
  const asked = await new Device(second.url).call('system', { params: { id: customer.hash } });
  expect(dataOf(asked)).toMatchObject({ code: 'ipe-luz', master: { name: 'Ipê' } });
  await new Customer(second.url).open('ipe-fgts');
  await second.close();
});
