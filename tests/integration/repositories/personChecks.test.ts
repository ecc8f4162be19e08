import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '../../../apps/server/src/database/pool.ts';
import {
  askPerson,
  decidePersonCheck,
  readPersonCheck,
} from '../../../apps/server/src/repositories/personCheckRepository.ts';
import { suiteClock } from '../../support/day.ts';
import { bytes, openLedger, type Ledger } from './ledger.ts';

let ledger: Ledger;
beforeAll(async () => {
  ledger = await openLedger();
});
afterAll(() => ledger.close());

const NOW = suiteClock.now();
const cpf = bytes('cpf');

const checks = () => ledger.query<{ id: string; state: string }>('select id, state from person_check');
const ask = (db: Parameters<typeof askPerson>[0]) =>
  askPerson(db, [ledger.mine, cpf, NOW, 'manyRefusals', bytes('whose'), 'cpf']);
const waitsForLock = async (): Promise<boolean> =>
  (await ledger.query('select 1 from pg_locks where not granted')).length > 0;

it('what a person decides while it is counted stands: whoever counted without it does not ask once more', async () => {
  await ask(ledger.db);
  const [asked] = await checks();
  let isDecided = false;
  const decide = async (): Promise<void> => {
    await decidePersonCheck(ledger.db, [asked?.id ?? '', 'released', NOW]);
    isDecided = true;
  };
  const [deciding] = await withTransaction(ledger.db, async (counting) => {
    const [read] = await readPersonCheck(counting, [ledger.mine, cpf, 'manyRefusals']);
    expect(read?.state).toBe('open');
    // In an array: a promise that a transaction answers with would be waited for inside it.
    const decided = [decide()];
    await expect.poll(async () => isDecided || waitsForLock()).toBe(true);
    await ask(counting);
    return decided;
  });
  await deciding;
  expect(await checks()).toEqual([{ id: asked?.id, state: 'released' }]);
});
