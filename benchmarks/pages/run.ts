import os from 'node:os';
import { benchPostgres, benchServer, freePort } from '../lib/bench.ts';
import { describeMachine } from '../lib/machine.ts';
import { writeSection } from '../lib/sections.ts';
import { limitPage } from './limit.ts';
import { openPhone } from './phone.ts';
import { sectionOf, type PageRow } from './section.ts';

/* `npm run bench:pages`: what a phone waits for, beside a page with nothing but React. `-- --quick`: one run each, nothing written. */
const quick = process.argv.includes('--quick');
const RUNS = quick ? 1 : 3;
const CHANNELS = ['aurora-clt', 'aurora-veiculos', 'ipe-luz', 'ipe-fgts'];

const say = (text: string): boolean => process.stdout.write(`${text}\n`);

/** A fresh link: each run is somebody who comes for the first time. */
async function linkOf(url: string, channel: string): Promise<string> {
  const begun = await fetch(`${url}/?canal=${channel}&comecar=1`, { redirect: 'manual' });
  return /agx_hash=([\w-]+)/.exec(begun.headers.get('location') ?? '')?.[1] ?? '';
}

type Address = (url: string) => Promise<string>;

function addressesOf(channel: string): readonly (readonly [string, Address])[] {
  return [
    [`${channel}, landing, ?canal=`, async (url) => `${url}/?canal=${channel}`],
    [`${channel}, landing, by link`, async (url) => `${url}/?agx_hash=${await linkOf(url, channel)}`],
    [`${channel}, first step, ?canal=`, async (url) => `${url}/?canal=${channel}&comecar=1`],
    [`${channel}, first step, by link`, async (url) => `${url}/?agx_hash=${await linkOf(url, channel)}&comecar=1`],
  ];
}

const before = os.loadavg()[0] ?? 0;
const postgres = await benchPostgres();
const port = await freePort();
const server = await benchServer({
  env: { DATABASE_URL: postgres.url, PASSO_MODE: 'development', PUBLIC_URL: `http://127.0.0.1:${port}` },
});
const limit = await limitPage();
const rows: PageRow[] = [];
try {
  const places: readonly (readonly [string, Address])[] = [
    ['nothing but React', async () => limit.url],
    ...CHANNELS.flatMap(addressesOf),
  ];
  for (const [name, address] of places) {
    const runs = [];
    for (let run = 0; run < RUNS; run += 1) {
      const phone = await openPhone();
      runs.push(await phone.visit(() => address(server.url)));
      await phone.close();
    }
    rows.push({ name, runs });
    say(`${name}: ${JSON.stringify(runs.at(-1))}`);
  }
} finally {
  await limit.close();
  await server.stop();
  await postgres.stop();
}
const section = sectionOf(rows, { ...describeMachine(), before, after: os.loadavg()[0] ?? 0 });
if (quick) say(section);
else writeSection('50-pages', section);
