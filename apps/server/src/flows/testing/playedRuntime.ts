import { randomBytes } from 'node:crypto';
import { createKeyring } from '../../platform/keyring.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Rows for statements by their names; a statement that nobody foresaw fails the test. */
export type Rows = Readonly<Record<string, readonly object[]>>;

interface Statement {
  readonly name: string;
  readonly values: readonly unknown[];
}

export interface Played {
  readonly runtime: Runtime;
  /** The statements that were run, in order. */
  readonly asked: readonly string[];
}

/** The insides of a server for a test of what a flow decides: a database that answers as foreseen, real keys, a still clock. */
export function playedRuntime(rows: Rows, parts: Partial<Runtime> = {}): Played {
  const asked: string[] = [];
  const query = async (statement: Statement | string) => {
    // The bounds of a transaction ask nothing.
    if (typeof statement === 'string') return { rows: [] };
    const { name } = statement;
    asked.push(name);
    const found = rows[name];
    if (found === undefined) throw new Error(`nobody foresaw ${name}`);
    return { rows: found };
  };
  const db = { query, connect: async () => ({ query, release: () => undefined }) };
  const keyring = createKeyring({ keys: new Map([[1, randomBytes(32)]]), hashKey: randomBytes(32) });
  const clock: Runtime['clock'] = { now: () => new Date('2026-11-20T12:00:00Z') };
  return {
    runtime: Object.assign(Object.create(null), { db, keyring, clock, publicUrl: 'https://passo.example' }, parts),
    asked,
  };
}
