import { createHash } from 'node:crypto';
import type { JsonObject } from '@passo/engine';
import { isJsonObject } from '@passo/engine';
import { statement, type Database } from '../database/pool.ts';
import type { Keyring } from '../platform/keyring.ts';

/** What waits for a person outside. */
export interface Pending {
  readonly reference: string;
  readonly operation: string;
  readonly proposal: string;
  readonly question: JsonObject;
  readonly decision: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

interface DecisionRow {
  readonly reference: string;
  readonly operation: string;
  readonly proposal: string;
  readonly question: Buffer;
  readonly decision: string | null;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

const columns = 'reference, operation, proposal, question, decision, created_at, decided_at';

const insertPending = statement<never, [string, string, string, Buffer]>(
  'sim_decision_insert',
  'insert into sim_decision (reference, operation, proposal, question) values ($1, $2, $3, $4) on conflict do nothing',
);
const listPending = statement<DecisionRow, [string | null]>(
  'sim_decision_list',
  `select ${columns} from sim_decision where decision is null and ($1::text is null or proposal = $1)
   order by created_at desc limit 50`,
);
const findPending = statement<DecisionRow, [string]>(
  'sim_decision_find',
  `select ${columns} from sim_decision where reference = $1`,
);
/** Decided once; the call back is written with it, so that neither exists without the other. */
const decideRow = statement<{ reference: string }, [string, string, string, string, Buffer]>(
  'sim_decision_decide',
  `with decided as (
     update sim_decision set decision = $2, decided_at = now() where reference = $1 and decision is null returning reference),
   called as (insert into sim_callback (id, provider, body) select $3::uuid, $4, $5 from decided),
   told as (select pg_notify('sim_callback', '') from decided)
   select reference from decided, told`,
);

export interface Callback {
  readonly id: string;
  readonly provider: string;
  readonly body: string;
}

export interface Decisions {
  ask(operation: string, proposal: string, key: string, question: JsonObject): Promise<string>;
  list(proposal?: string): Promise<readonly Pending[]>;
  find(reference: string): Promise<Pending | null>;
  /** False where it was decided before. */
  decide(reference: string, decision: string, callback: Callback): Promise<boolean>;
}

/** The same key is the same envelope. */
export const referenceOf = (operation: string, key: string): string =>
  createHash('sha256').update(`${operation}:${key}`).digest('base64url').slice(0, 24);

export function createDecisions(db: Database, keyring: Keyring): Decisions {
  const read = (row: DecisionRow): Pending => {
    const question = keyring.openJson(row.question, `sim-decision:${row.reference}`);
    const { reference, operation, proposal, decision, created_at: createdAt, decided_at: decidedAt } = row;
    const known = { reference, operation, proposal, decision, createdAt, decidedAt };
    return { ...known, question: isJsonObject(question) ? question : {} };
  };
  return {
    ask: async (operation, proposal, key, question) => {
      const reference = referenceOf(operation, key);
      await insertPending(db, [
        reference,
        operation,
        proposal,
        keyring.sealJson(question, `sim-decision:${reference}`),
      ]);
      return reference;
    },
    list: async (proposal) => (await listPending(db, [proposal ?? null])).map(read),
    find: async (reference) => {
      const [row] = await findPending(db, [reference]);
      return row === undefined ? null : read(row);
    },
    decide: async (reference, decision, { id, provider, body }) => {
      const sealed = keyring.seal(body, `sim-callback:${id}`);
      return (await decideRow(db, [reference, decision, id, provider, sealed])).length > 0;
    },
  };
}
