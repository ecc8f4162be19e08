import type { Answer } from '@passo/engine';
import { statement, type Database } from '../database/pool.ts';
import type { Keyring } from '../platform/keyring.ts';
import { sealedValue } from '../platform/sealedValue.ts';

/** The simulated providers' memory: what was asked under which key, and what was answered. */
export interface Books {
  /** Notes a call and what it asked; answers how many there were under the key, and the answer given before, if any. */
  called<Value>(
    operation: string,
    key: string,
    question: unknown,
  ): Promise<{ readonly calls: number; readonly answer: Answer<Value> | null }>;
  /** Keeps the first answer; whoever comes later with the key gets that one. */
  answered<Value>(operation: string, key: string, answer: Answer<Value>): Promise<Answer<Value>>;
}

const noteCall = statement<{ calls: number; answer: Buffer | null }, [string, string, string, Buffer]>(
  'sim_effect_call',
  `insert into sim_effect (operation, key, proposal, question) values ($1, $2, $3, $4)
   on conflict (operation, key) do update set calls = sim_effect.calls + 1 returning calls, answer`,
);

const keepAnswer = statement<{ answer: Buffer }, [string, string, string, Buffer]>(
  'sim_effect_answer',
  `with kept as (
     update sim_effect set outcome = $3, answer = $4, answered_at = now()
     where operation = $1 and key = $2 and answer is null returning answer)
   select answer from kept
   union all select answer from sim_effect where operation = $1 and key = $2 and answer is not null limit 1`,
);

export const questionContext = (operation: string, key: string): string => `sim-question:${operation}:${key}`;

export function openBooks(db: Database, keyring: Keyring): Books {
  const answerUnder = <Value>(operation: string, key: string) =>
    sealedValue<Answer<Value>>(keyring, `sim:${operation}:${key}`);
  return {
    called: async <Value>(operation: string, key: string, question: unknown) => {
      const asked = keyring.sealJson(question, questionContext(operation, key));
      const [row] = await noteCall(db, [operation, key, proposalOf(key), asked]);
      const answer = row?.answer == null ? null : answerUnder<Value>(operation, key).open(row.answer);
      return { calls: row?.calls ?? 1, answer };
    },
    answered: async <Value>(operation: string, key: string, answer: Answer<Value>) => {
      const kept = answerUnder<Value>(operation, key);
      const sealed = kept.seal(answer);
      const [row] = await keepAnswer(db, [operation, key, answer.kind, sealed]);
      return row === undefined ? answer : kept.open(row.answer);
    },
  };
}

/** Keys are `proposal:slug:attempt`. */
export const proposalOf = (key: string): string => key.split(':')[0] ?? '';
export const attemptOf = (key: string): number => Number(key.split(':')[2] ?? '1');
