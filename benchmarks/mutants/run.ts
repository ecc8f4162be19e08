import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../../apps/server/src/database/embedded.ts';
import { ROOT } from '../lib/root.ts';
import { isSame } from './candidates.ts';
import { copyOf } from './copy.ts';
import { draw, rooms, type Room } from './draw.ts';
import { judge } from './judge.ts';
import { readList, writeList, type Listed } from './list.ts';
import { measureReach, type Measured } from './reach.ts';

/* Tries the tests: does one of them notice a slip of the hand in the code? See docs/mutations.md. */

const { values: asked } = parseArgs({
  options: {
    draw: { type: 'boolean', default: false },
    room: { type: 'string', multiple: true, default: rooms.map(({ name }) => name) },
    only: { type: 'string', multiple: true, default: [] },
    survivors: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '600' },
  },
});
const chosen = rooms.filter(({ name }) => asked.room.includes(name));
// A tenth of what the tests usually try: what a slip breaks, it breaks for many loans.
const QUICK = { FINANCE_RUNS: '1000' };

if (asked.draw) drawAnew();
else await tryAll();

function drawAnew(): void {
  const { seed, mutants } = readList();
  const fresh = rooms.flatMap((room): readonly Omit<Listed, 'id'>[] => {
    const listed = mutants.filter((mutant) => mutant.room === room.name);
    if (!chosen.includes(room)) return listed;
    return draw(ROOT, room, seed, listed).map((mutant) => {
      const { verdict = null, by = '' } = listed.find((one) => isSame(one, mutant)) ?? {};
      return { ...mutant, room: room.name, verdict, by };
    });
  });
  writeList({ seed, mutants: fresh.map((mutant, at) => ({ ...mutant, id: at + 1 })) });
}

async function tryAll(): Promise<void> {
  const copy = copyOf(ROOT);
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'passo-mutants-data-'));
  fs.chmodSync(dataDir, 0o711);
  const server = await startPostgres({ dataDir });
  try {
    for (const room of chosen) await tryRoom(copy, room, { ...QUICK, TEST_DATABASE_URL: server.url });
  } finally {
    console.log(summary());
    await server.stop();
    for (const folder of [copy, dataDir]) fs.rmSync(folder, { recursive: true, force: true });
  }
}

async function tryRoom(copy: string, room: Room, env: Readonly<Record<string, string>>): Promise<void> {
  const mutants = readList().mutants.filter((mutant) => mutant.room === room.name);
  const wanted = mutants.filter(isWanted);
  if (wanted.length === 0) return;
  const measured = await measureReach(copy, mutants, room.tests, env);
  for (const mutant of wanted) {
    const verdict = await judge(copy, mutant, testsFor(measured, mutant.id), env);
    note(verdict);
    console.log(`${mutant.id} ${verdict.verdict} ${mutant.file}:${mutant.line} ${mutant.operator} ${verdict.by}`);
  }
}

function isWanted({ id, verdict }: Listed): boolean {
  if (asked.only.length > 0) return asked.only.includes(String(id));
  return !asked.survivors || verdict === 'survived' || verdict === null;
}

/** As many as fit into the time that one mutant may take, the quickest first. */
function testsFor({ reach, seconds }: Measured, id: number): readonly (readonly [string, number])[] {
  const timed = (reach.get(id) ?? []).map((file) => [file, seconds.get(file) ?? 0] as const);
  let left = Number(asked.seconds);
  return timed.filter(([, needed]) => (left -= needed) >= 0);
}

/** Written after each, so that a run that is ended keeps what it found. What was explained stays so while no test kills it. */
function note(verdict: Listed): void {
  const { seed, mutants } = readList();
  const kept = (listed: Listed): Listed =>
    listed.id !== verdict.id || (listed.verdict === 'explained' && verdict.verdict === 'survived') ? listed : verdict;
  writeList({ seed, mutants: mutants.map(kept) });
}

/** The table of docs/mutations.md. */
function summary(): string {
  const { mutants } = readList();
  const lines = [...rooms.map(({ name }) => name), 'all'].map((name) => {
    const own = mutants.filter(({ room }) => name === 'all' || room === name);
    const count = (verdict: Listed['verdict']): number => own.filter((mutant) => mutant.verdict === verdict).length;
    return `| ${[name, own.length, count('killed'), count('explained'), count('survived') + count(null)].join(' | ')} |`;
  });
  return ['| room | slips | killed | explained | left |', '|---|---|---|---|---|', ...lines].join('\n');
}
