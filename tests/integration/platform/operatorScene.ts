import { expect } from 'vitest';
import type { Database } from '../../../apps/server/src/database/pool.ts';
import { freshDatabase } from '../../support/freshDatabase.ts';
import { asOperator } from '../../support/journey.ts';
import { Operator } from '../../support/operator.ts';
import { startTestServer } from '../../support/server.ts';
import { inWaves } from '../../support/waves.ts';

/* A demonstration of two processes, and those who stand before it: operators in their office, and somebody who guesses. */

export const SECRET = 'the operators’ own secret';
export const OFFICE = '203.0.113.9';
/** The network from which somebody guesses. */
export const GUESSED = '198.51.100.66';

/** What may be guessed: the cookie of a session, the password of a program, the form of the page. */
export const guessable = ['cookie', 'password', 'form'] as const;
type Guessable = (typeof guessable)[number];

export interface OperatorScene {
  readonly urls: readonly string[];
  readonly db: Database;
  /** A browser that was never in, there, at one of the processes. */
  from(address: string, process?: number): Operator;
  /** A browser that is in. */
  inside(address?: string): Promise<Operator>;
  /** What a program with this secret is answered. */
  program(secret: string, address?: string): Promise<number>;
  /** So many wrong ones, each another value, half of them at the other process; their answers. */
  guesses(kind: Guessable, count: number): Promise<readonly number[]>;
  /** All counts are forgotten. */
  forgive(): Promise<unknown>;
  /** A process with another secret, on the same database. */
  another(secret: string): Promise<{ readonly url: string; close(): Promise<void> }>;
  close(): Promise<void>;
}

export async function openOperatorScene(): Promise<OperatorScene> {
  const database = await freshDatabase();
  const start = (operatorSecret: string) =>
    startTestServer({ databaseUrl: database.url, mode: 'demo', operatorSecret, trustedProxies: 1 });
  const servers = [await start(SECRET), await start(SECRET)] as const;
  const urls = servers.map(({ url }) => url);
  const { db } = servers[0].runtime;
  const from = (address: string, process = 0): Operator =>
    new Operator(urls[process] ?? '', { 'x-forwarded-for': address });
  const program = async (secret: string, address = OFFICE, process = 0): Promise<number> =>
    (await from(address, process).ask('/metrics', { headers: asOperator(secret) })).status;
  let turn = 0;
  const guess = async (kind: Guessable): Promise<number> => {
    turn += 1;
    const wrong = `guess ${turn}`;
    if (kind === 'password') return program(wrong, GUESSED, turn % 2);
    const guesser = from(GUESSED, turn % 2);
    if (kind === 'form') return (await guesser.enter(wrong)).status;
    return (await guesser.ask('/metrics', { headers: { cookie: `operator=${'A'.repeat(20)}${turn}` } })).status;
  };
  return {
    ...{ urls, db, from, program },
    inside: async (address = OFFICE) => {
      const operator = from(address);
      expect((await operator.enter(SECRET, '/simulador')).headers.get('location')).toBe('/simulador');
      return operator;
    },
    guesses: (kind, count) => inWaves(count, () => guess(kind)),
    forgive: () => db.query('delete from rate_limit'),
    another: start,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
      await database.drop();
    },
  };
}

/** What a browser is answered where only operators are. */
export const sees = async (operator: Operator): Promise<number> => (await operator.ask('/simulador')).status;
