import type { Answer } from '@passo/engine';
import { statement, type Database } from '../database/pool.ts';
import type { Keyring } from '../platform/keyring.ts';
import { sealedValue } from '../platform/sealedValue.ts';
import { referenceOf } from './decisions.ts';

/** The simulated providers' memory: what was asked under which key, and what was answered. */
export interface Books {
  /** Notes a call and what it asked; answers how many there were under the key, and the answer given before, if any. */
  called<Value>(
    operation: string,
    key: string,
    question: unknown,
  ): Promise<{ readonly calls: number; readonly answer: Answer<Value> | null; readonly withdrawn: boolean }>;
  /** Keeps the first answer; whoever comes later with the key gets that one. */
  answered<Value>(operation: string, key: string, answer: Answer<Value>): Promise<Answer<Value>>;
  /** Takes back what stands under the key, and what waits for a person there. A key that nobody asked is refused from now on. */
  withdrawn(operation: string, key: string): Promise<void>;
}

const noteCall = statement<
  { calls: number; answer: Buffer | null; withdrawn: boolean },
  [string, string, string, Buffer]
>(
  'sim_effect_call',
  `insert into sim_effect (operation, key, proposal, question) values ($1, $2, $3, $4)
   on conflict (operation, key) do update set calls = sim_effect.calls + 1
   returning calls, answer, withdrawn_at is not null as withdrawn`,
);

const noteWithdrawal = statement<never, [string, string, string, string]>(
  'sim_effect_withdraw',
  `with dropped as (
     update sim_decision set decision = 'withdraw', decided_at = now() where reference = $4 and decision is null)
   insert into sim_effect (operation, key, proposal, calls, withdrawals, withdrawn_at) values ($1, $2, $3, 0, 1, now())
   on conflict (operation, key) do update set withdrawals = sim_effect.withdrawals + 1,
     withdrawn_at = coalesce(sim_effect.withdrawn_at, now())`,
);

const keepAnswer = statement<{ answer: Buffer }, [string, string, string, Buffer]>(
  'sim_effect_answer',
  `with kept as (
     update sim_effect set outcome = $3, answer = $4, answered_at = now()
     where operation = $1 and key = $2 and answer is null and withdrawn_at is null returning answer)
   select answer from kept
   union all select answer from sim_effect where operation = $1 and key = $2 and answer is not null limit 1`,
);

const readEffect = statement<{ answer: Buffer | null }, [string, string]>(
  'sim_effect_read',
  'select answer from sim_effect where operation = $1 and key = $2',
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
      return { calls: row?.calls ?? 1, answer, withdrawn: row?.withdrawn ?? false };
    },
    answered: async <Value>(operation: string, key: string, answer: Answer<Value>) => {
      const kept = answerUnder<Value>(operation, key);
      const sealed = kept.seal(answer);
      const [row] = await keepAnswer(db, [operation, key, answer.kind, sealed]);
      if (row !== undefined) return kept.open(row.answer);
      // Answered by another call in the same moment; or withdrawn meanwhile, and nothing comes to stand.
      const [now] = await readEffect(db, [operation, key]);
      return now?.answer == null ? { kind: 'refused' } : kept.open(now.answer);
    },
    withdrawn: async (operation, key) => {
      await noteWithdrawal(db, [operation, key, proposalOf(key), referenceOf(operation, key)]);
    },
  };
}

/** Keys are `proposal:slug:attempt`. */
export const proposalOf = (key: string): string => key.split(':')[0] ?? '';
export const attemptOf = (key: string): number => Number(key.split(':')[2] ?? '1');
