import { afterAll, beforeAll, expect, it } from 'vitest';
import { consents } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { machineClock } from '../../support/day.ts';
import { operatorCommand, type Said } from '../../support/operatorCommand.ts';
import { startOwnServer } from '../../support/ownServer.ts';

/* `npm run retention` and `npm run record:verify`, beside a running server. */

let server: Awaited<ReturnType<typeof startOwnServer>>;
beforeAll(async () => void (server = await startOwnServer()));
afterAll(() => server.close());

/** So many days after now: PostgreSQL says when a proposal was last touched. */
const command = (name: string, args: readonly string[], days = 0): Promise<Said> =>
  operatorCommand(server.databaseUrl, new Date(machineClock.now().getTime() + days * 86_400_000), [name, ...args]);

const begin = async (): Promise<Customer> => {
  const customer = new Customer(server.url);
  await customer.open();
  await customer.create(consents());
  return customer;
};
const status = async ({ device, hash }: Customer) =>
  (await device.call('finishedUpdate', { params: { id: hash } })).status;

it('counts before it erases, and the running server knows at once', async () => {
  const customer = await begin();
  const dry = await command('retention.ts', ['--dry-run'], 91);
  expect(dry).toEqual({
    code: 0,
    text: [
      'partner  rule        proposals  documents  bytes',
      'aurora   unfinished  1          0          0',
      'Nothing was touched. Without --dry-run this is erased.',
      '',
    ].join('\n'),
  });
  expect(await status(customer)).toBe(200);
  expect((await command('retention.ts', [], 91)).text).toContain('This was erased.');
  await expect.poll(() => status(customer)).toBe(410);
  expect((await command('retention.ts', ['--dry-run'], 91)).text).toContain('Nobody’s time has come.');
});

it('erases one on request, whatever its age, and its record verifies', async () => {
  const customer = await begin();
  const id = customer.proposal?._id ?? '';
  expect(await command('recordVerify.ts', [id])).toMatchObject({
    code: 0,
    text: expect.stringContaining('the record verifies'),
  });
  expect((await command('retention.ts', ['--proposal', id])).text).toBe(`${id}: its personal data are erased.\n`);
  await expect.poll(() => status(customer)).toBe(410);
  expect(await command('recordVerify.ts', [id])).toMatchObject({
    code: 0,
    text: expect.stringMatching(/^3 events, ending at [0-9a-f]{64}: the record verifies\.\n$/),
  });
  expect((await command('retention.ts', ['--proposal', id])).text).toContain('gone already');
  await server.runtime.db.query(`update event set kind = 'x' where proposal = $1 and after_revision = 1`, [id]);
  expect(await command('recordVerify.ts', [id])).toMatchObject({
    code: 1,
    text: expect.stringContaining('does not verify'),
  });
});

it('says how many nobody could judge, without a word about whom', async () => {
  const customer = await begin();
  const id = customer.proposal?._id ?? '';
  await server.runtime.db.query(`update proposal set state = '\\x00' where id = $1`, [id]);
  const { code, text } = await command('retention.ts', [], 91);
  expect([code, text]).toEqual([1, expect.stringContaining('1 could not be judged or ended, and stay')]);
  await server.runtime.db.query('delete from proposal where id = $1', [id]);
});

it('refuses what it does not understand, and touches nothing', async () => {
  const customer = await begin();
  for (const args of [['--dryrun'], ['--dry-run', 'now'], ['--proposal'], ['--proposal', 'x']])
    expect(await command('retention.ts', args, 91)).toMatchObject({
      code: 1,
      text: expect.stringContaining('npm run retention'),
    });
  expect(await status(customer)).toBe(200);
});
