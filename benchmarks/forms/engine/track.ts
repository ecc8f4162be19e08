import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../lib/root.ts';
import { figuresOf, type RoundFigures, shuffled } from '../lib/stats.ts';
import { randomOf, sizes, variants } from '../spec.ts';
import type { Cell, CellResult } from './measure.ts';
import { enginePeers } from './peers.ts';

/** What came of one cell in all rounds. `why` where there is no number: `n/a` or `fails`. */
export interface EngineCell extends Cell {
  readonly rounds: readonly RoundFigures[];
  readonly why?: string;
}

export interface EngineRow {
  readonly peer: string;
  readonly name: string;
  readonly note: string;
  readonly cells: readonly EngineCell[];
}

interface ChildAnswer {
  readonly peer: string;
  readonly name: string;
  readonly note: string;
  readonly results: readonly CellResult[];
}

const run = promisify(execFile);
const CHILD = path.join(ROOT, 'benchmarks/forms/engine/child.ts');
const MiB = 2 ** 20;

export const cells: readonly Cell[] = variants.flatMap((variant): readonly Cell[] =>
  variant === 'F4' ? [{ variant, size: 500 }] : sizes.map((size) => ({ variant, size })),
);

/** All peers, in a new order each round, each in a fresh process. */
export async function measureEngines(
  rounds: number,
  budgetMs: number,
  say: (text: string) => void,
): Promise<readonly EngineRow[]> {
  const random = randomOf(20_261_121);
  const answers: ChildAnswer[] = [];
  for (let round = 1; round <= rounds; round++) {
    for (const peer of shuffled(Object.keys(enginePeers), random)) {
      say(`engine, round ${round} of ${rounds}: ${peer}`);
      answers.push(await ask(peer, budgetMs));
    }
  }
  return Object.keys(enginePeers).map((peer) => rowOf(answers.filter((answer) => answer.peer === peer)));
}

async function ask(peer: string, budgetMs: number): Promise<ChildAnswer> {
  const { stdout } = await run(process.execPath, [CHILD, peer, String(budgetMs), JSON.stringify(cells)], {
    maxBuffer: 64 * MiB,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Some peers greet on stdout while they load.
  return JSON.parse(stdout.slice(stdout.lastIndexOf('{"peer":')));
}

function rowOf(answers: readonly ChildAnswer[]): EngineRow {
  const first = answers[0];
  if (first === undefined) throw new Error('a peer without rounds');
  const { peer, name, note } = first;
  return {
    peer,
    name,
    note,
    cells: cells.map((cell, index) =>
      cellOf(
        cell,
        answers.map(({ results }) => results[index]),
      ),
    ),
  };
}

function cellOf(cell: Cell, results: readonly (CellResult | undefined)[]): EngineCell {
  const fails = results.find((result) => result !== undefined && 'fails' in result);
  if (fails !== undefined && 'fails' in fails) return { ...cell, rounds: [], why: `fails: ${fails.fails}` };
  const lacks = results.find((result) => result !== undefined && 'lacks' in result);
  if (lacks !== undefined && 'lacks' in lacks) return { ...cell, rounds: [], why: `n/a: ${lacks.lacks}` };
  return { ...cell, rounds: results.flatMap((result) => (result && 'ms' in result ? [figuresOf(result.ms)] : [])) };
}
