import type { NeutralForm } from '../spec.ts';
import { neutralForm, states, type Variant } from '../spec.ts';
import type { EngineAdapter, OpenForm } from './adapter.ts';
import { agrees, expected, observed } from './oracle.ts';

export interface Cell {
  readonly variant: Variant;
  readonly size: number;
}

/** `ms`: one entry per change. A reason instead, where there is nothing to time. */
export type CellResult = Cell &
  ({ readonly ms: readonly number[] } | { readonly lacks: string } | { readonly fails: string });

/** However slow a peer is, so many changes are timed, and fewer to warm up. */
const LEAST = 6;
const LEAST_WARM = 2;
const MOST = 4_000;

/** Gate first; then changes are timed one by one until the budget (in ms) is used up. Each is checked as well. */
export async function measureCell(adapter: EngineAdapter, cell: Cell, budget: number): Promise<CellResult> {
  const lacks = adapter.lacks[cell.variant];
  if (lacks !== undefined) return { ...cell, lacks };
  const form = neutralForm(cell.variant, cell.size);
  const open = adapter.open(form);
  try {
    for (const value of gate(cell.variant)) {
      const problem = await step(open, form, value);
      if (typeof problem === 'string') return { ...cell, fails: problem };
    }
    await timed(open, form, budget / 3, LEAST_WARM);
    return { ...cell, ms: await timed(open, form, budget, LEAST) };
  } catch (error) {
    return { ...cell, fails: error instanceof Error ? error.message.slice(0, 120) : 'threw' };
  } finally {
    open.close();
  }
}

async function timed(open: OpenForm, form: NeutralForm, budget: number, least: number): Promise<readonly number[]> {
  const ms: number[] = [];
  const until = performance.now() + budget;
  for (let turn = 1; ms.length < MOST && (ms.length < least || performance.now() < until); turn++) {
    const took = await step(open, form, states[turn % 2] ?? '');
    if (typeof took === 'string') throw new Error(took);
    ms.push(took);
  }
  return ms;
}

/** Emptying it must be refused; what follows an emptied field down a chain is each engine's own choice. */
const gate = (variant: Variant): readonly string[] =>
  variant === 'F3' ? ['sim', 'si', 'sim', 'si'] : ['sim', 'si', '', 'sim', 'si'];

/** The time of one change with everything that follows from it looked at, or what is wrong with the outcome. */
async function step(open: OpenForm, form: NeutralForm, value: string): Promise<number | string> {
  const began = performance.now();
  const pending = open.change(form.source, value);
  if (pending !== undefined) await pending;
  const outcome = observed(form, open, value);
  const took = performance.now() - began;
  const right = expected(form, value);
  return agrees(outcome, right) ? took : `"${value}": ${JSON.stringify(outcome)} instead of ${JSON.stringify(right)}`;
}
