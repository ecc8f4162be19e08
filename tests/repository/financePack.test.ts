import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/*
 * The finance library on its own: packed, installed where nothing else is, without a network, and used from plain JavaScript and
 * TypeScript by the Node.js that the machine has, which may be older than the one that the house runs on.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-finance-'));

/** What npm puts before the machine's own programs is left out. */
const outside = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
const env = { ...process.env, PATH: outside.join(path.delimiter) };

function run(program: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** The examples of the README by their titles: what is run, and what it says that it prints. */
const examples = fs
  .readFileSync(path.join(ROOT, 'packages/finance/README.md'), 'utf8')
  .split(/^## /m)
  .flatMap((section) => {
    const [, code] = /```js\n([\s\S]*?)```/.exec(section) ?? [];
    const [title = ''] = section.split('\n');
    return code === undefined ? [] : ([[title, code, [...code.matchAll(/^\/\/ → ?(.*)$/gm)]]] as const);
  })
  .map(([title, code, said]) => [title, code, said.map(([, line = '']) => line)] as const);

beforeAll(() => {
  const [built, empty] = [path.join(folder, 'built'), path.join(folder, 'empty')];
  run(process.execPath, [path.join(ROOT, 'scripts/buildFinance.mjs'), built], ROOT);
  fs.mkdirSync(empty);
  fs.writeFileSync(path.join(empty, 'package.json'), '{ "private": true }');
  const [tarball = ''] = run('npm', ['pack', built, '--silent'], empty).trim().split('\n');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], empty);
}, 120_000);

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const inEmpty = (file: string, text: string): string => {
  fs.writeFileSync(path.join(folder, 'empty', file), text);
  return path.join(folder, 'empty', file);
};

describe('the packed library', () => {
  it('brings nothing else along', () => {
    const installed = fs.readdirSync(path.join(folder, 'empty/node_modules')).filter((name) => !name.startsWith('.'));
    expect(installed).toEqual(['@passo']);
    expect(fs.readdirSync(path.join(folder, 'empty/node_modules/@passo'))).toEqual(['finance']);
  });

  it('has sixteen examples', () => expect(examples).toHaveLength(16));

  it.each(examples)('%s', (_title, code, said) => {
    const printed = run('node', [inEmpty('example.mjs', code)], path.join(folder, 'empty'));
    expect(printed.trimEnd().split('\n')).toEqual(said);
  });

  it('is used from plain JavaScript', () => {
    const example = fs.readFileSync(path.join(ROOT, 'examples/finance/schedule.mjs'), 'utf8');
    const printed = run('node', [inEmpty('schedule.mjs', example)], path.join(folder, 'empty'));
    expect(printed.trimEnd().split('\n')).toHaveLength(25);
  });

  it('has types that stand alone', () => {
    const file = inEmpty(
      'typed.ts',
      `import { monthlyRate, quoteLoan, type Centavos, type LoanTerms, type MonthlyRate, type Quote } from '@passo/finance';
       export const quote = (terms: LoanTerms): Quote | null => {
         const answer = quoteLoan(terms);
         return answer.ok ? answer.value : null;
       };
       export const rate: MonthlyRate | null = monthlyRate('1.79%').ok ? null : null;
       // @ts-expect-error a number that nobody read is no amount
       export const amount: Centavos = 100;
       // @ts-expect-error only the index is a door
       export type Hidden = import('@passo/finance/quote/quote.js').Quote;`,
    );
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', file];
    run(process.execPath, [path.join(ROOT, 'node_modules/typescript/bin/tsc'), ...options], path.join(folder, 'empty'));
  });
});
