import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { spawnSync } from 'node:child_process';
import { catalog } from '@passo/catalog';
import { compileFlow } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { homeOf } from '../../apps/server/src/channels/homeOf.ts';
import { loadPartners } from '../../apps/server/src/channels/loadPartners.ts';
import { firstSteps } from '../../apps/server/src/flows/shown/firstSystem.ts';
import { stepOnWire } from '../../apps/server/src/flows/shown/stepView.ts';
import { looks } from '../../apps/server/src/pages/look.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PORTAL = path.join(ROOT, 'apps/portal');
/** Everything that must have arrived before the first step can be used, in bytes after brotli. React is 58.1 kB of it. */
const BUDGET = 95_000;

type Chunk = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] };

const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-size-'));
let manifest: Readonly<Record<string, Chunk>> = {};

// In a process of its own: under a test runner React would be built for development.
beforeAll(() => {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const built = spawnSync(process.execPath, [vite, 'build', '--outDir', dist, '--emptyOutDir'], { cwd: PORTAL, env });
  if (built.status !== 0) throw new Error(String(built.stderr));
  manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));
}, 60_000);

afterAll(() => fs.rmSync(dist, { recursive: true, force: true }));

const packed = (content: string | Buffer): number => zlib.brotliCompressSync(content).length;

/** The files of some chunks and of all that they import statically. */
function filesOf(names: readonly string[]): ReadonlySet<string> {
  const seen = new Set(names);
  for (const name of seen) for (const next of manifest[name]?.imports ?? []) seen.add(next);
  return new Set([...seen].flatMap((name) => [manifest[name]?.file ?? '', ...(manifest[name]?.css ?? [])]));
}

function pageSteps() {
  const channel = aurora();
  return compileFlow(channel.definition, catalog).steps.map((step) =>
    stepOnWire(step, { ...channel, flowVersion: 1 }, null),
  );
}

function aurora() {
  const channel = loadPartners(ROOT).find(({ code }) => code === 'aurora-clt');
  if (channel === undefined) throw new Error('The channel aurora-clt is not there.');
  return channel;
}

/** The page as the server fills it for a new customer: theme, title and the configuration, later steps by name. */
function page(): string {
  const channel = aurora();
  const { theme, partner: known } = channel;
  const look = looks((font) => `/assets/${font}-12345678.woff2`)({ code: 'aurora-clt', theme });
  // What people ask is fetched when they open it; the page says whether there is any.
  const texts = { ...channel.texts, homePage: homeOf(channel), faq: undefined, hasQuestions: true };
  // What the channel is about is said where channels are listed, and on its first page.
  const settings = { ...channel.settings, description: undefined, landing: undefined };
  // The look is in the style; of the theme the portal is told colours and pictures.
  const { colors, logo, logoDark, favicon, desktopBackground } = theme;
  // Who sells comes with the proposal; hosts, terms of retention and bands stay with the server.
  const { slug, name, corporation } = known;
  const partner = { slug, name, corporation };
  const all = pageSteps();
  const { steps, later } = firstSteps(all, 'consentimentos', new Set(all.map(({ slug }) => slug)));
  const display = { colors, logo, logoDark, favicon, desktopBackground };
  const system = { steps, display, partner, settings, texts };
  const start = JSON.stringify({ hash: 'x'.repeat(22), bearer: 'passo', problem: null, system, later });
  return fs
    .readFileSync(path.join(dist, 'index.html'), 'utf8')
    .replace('<!--theme-->', () => `<style>${look}</style>`)
    .replace('<!--start-->', () => `<script type="application/json" id="start">${start}</script>`);
}

it('the first step fits into its budget', () => {
  // The font is neither preloaded nor waited for.
  const files = filesOf(['index.html']);
  const sizes = [...files].map((file) => [file, packed(fs.readFileSync(path.join(dist, file)))] as const);
  const total = sizes.reduce((sum, [, size]) => sum + size, packed(page()));
  expect(total, JSON.stringify([...sizes, ['page', packed(page())]])).toBeLessThanOrEqual(BUDGET);
});

it('the first step asks for a handful of files', () => {
  expect(filesOf(['index.html']).size).toBeLessThanOrEqual(5);
});

it('the controls of the first step are in it', () => {
  const [first] = pageSteps();
  expect([...new Set(first?.fields.map(({ component }) => component))].sort()).toEqual(['term', 'text']);
});

it('what few steps need stays out of the first load', () => {
  const first = [...filesOf(['index.html'])].map((file) => fs.readFileSync(path.join(dist, file), 'utf8')).join('');
  for (const words of [
    'getUserMedia',
    'EventSource',
    'Consultar CNPJ',
    'Todos os custos',
    'Digite o código',
    'Buscando as perguntas',
    'ZodError',
  ]) {
    expect(first).not.toContain(words);
  }
});

it('the editor of those who build flows is in a chunk of the workbench alone', () => {
  const contents = fs
    .readdirSync(path.join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, fs.readFileSync(path.join(dist, 'assets', name), 'utf8')] as const);
  const holders = contents.filter(([, text]) => text.includes('cm-content')).map(([name]) => name.replace(/-.*/, ''));
  expect(holders).toEqual(['WorkbenchPage']);
});

it('every text file has its packed twins', () => {
  const texts = fs.readdirSync(path.join(dist, 'assets')).filter((name) => /\.(js|css)$/.test(name));
  for (const name of texts) {
    for (const twin of ['br', 'gz']) expect(fs.existsSync(path.join(dist, 'assets', `${name}.${twin}`))).toBe(true);
  }
});
