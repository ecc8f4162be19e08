import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withTransaction } from '../../../apps/server/src/database/pool.ts';
import { eraseProposal } from '../../../apps/server/src/flows/retention/eraseOne.ts';
import { runRetention } from '../../../apps/server/src/flows/retention/retention.ts';
import type { Customer } from '../../support/customer.ts';
import { proveIdentity } from '../../support/identity.ts';
import { signToken } from '../../support/tokens.ts';
import { inWaves } from '../../support/waves.ts';
import { answersOf, decideAt, newCpf, newPhone, openDoors, sendDocument, type Opened, type Who } from './openers.ts';

/* One proven phone or browser opens three CPFs in thirty days whose owners are not proven to be there; the next one waits for a person. */

let doors: Opened;
beforeAll(async () => void (doors = await openDoors()));
afterAll(() => doors.house.close());

/** Opens so many CPFs one after the other, and sends the document of each. */
async function several(many: number, who: () => Partial<Who>): Promise<readonly Customer[]> {
  const all: Customer[] = [];
  for (let at = 0; at < many; at += 1) {
    const customer = await doors.opened(who());
    await sendDocument(customer);
    all.push(customer);
  }
  return all;
}
const documents = (all: readonly Customer[]): readonly string[] => all.map((one) => one.status('documento'));
const waits = async (customer: Customer): Promise<boolean> =>
  (await doors.checks()).some(({ proposal }) => proposal === customer.proposal?._id);
const db = () => doors.house.server.runtime.db;

/** What happened at the document, and who did it. */
async function historyOf(customer: Customer): Promise<readonly string[]> {
  const sql = `select kind || ' ' || actor as said from event where proposal = $1 and kind like 'step.re%' order by after_revision`;
  return (await db().query<{ said: string }>(sql, [customer.proposal?._id])).rows.map(({ said }) => said);
}

/** The rest of proving who one is, once the document was read. */
async function showFace(customer: Customer): Promise<void> {
  await customer.until(({ currentStep }) => currentStep === 'rosto');
  await customer.submit('rosto', {});
  await customer.until(({ data }) => data.end !== null);
}

describe('the fourth CPF of a phone', () => {
  let all: readonly Customer[];
  let fourth: Customer;
  const phone = newPhone();
  beforeAll(async () => {
    all = await several(4, () => ({ phone }));
    const [, , , last] = all;
    if (last === undefined) throw new Error('nobody is there');
    fourth = last;
  });

  it('waits, nothing is asked about it, and its customer reads why; the three before it go on', async () => {
    expect(documents(all)).toEqual(['finished', 'finished', 'finished', 'review']);
    expect(await doors.askedOutside(fourth)).toEqual([]);
    expect(fourth.proposal?.data.headings?.documento).toBe('Uma pessoa vai conferir o seu pedido');
    expect(fourth.proposal?.data.notices.documento).toContain('uma pessoa vai conferir o seu pedido');
    const [first] = all;
    if (first !== undefined) await showFace(first);
    expect(first?.proposal?.data.end).toBe('finished');
  });

  it('is shown to operators by how many there are, and by no CPF', async () => {
    const { rows } = await db().query('select count(*)::int as count from person_check');
    expect(rows).toEqual([{ count: 1 }]);
    const checks = await doors.checks();
    // One of the four was proven since.
    expect(checks).toMatchObject([{ proposal: fourth.proposal?._id, means: 'contact', count: 3 }]);
    for (const customer of all)
      expect(JSON.stringify(checks)).not.toContain(customer.proposal?.selfContract.inicio?.cpf);
  });

  it('is asked about once a person lets it, at another process, and comes to its end', async () => {
    expect(await doors.decide(fourth, 'release')).toBe('released');
    await fourth.until(({ stepStatus }) => stepStatus.documento === 'finished');
    expect(fourth.proposal?.data.headings).toEqual({});
    expect(await historyOf(fourth)).toEqual(['step.review system', 'step.released person']);
    expect(await waits(fourth)).toBe(false);
    await showFace(fourth);
    expect(fourth.proposal?.data.end).toBe('finished');
  });
});

it('a fourth that a person refuses is refused in words, and the first decision stands', async () => {
  const phone = newPhone();
  const [, , , fourth] = await several(4, () => ({ phone }));
  if (fourth === undefined) throw new Error('nobody is there');
  const [check] = await doors.checks();
  expect(check?.proposal).toBe(fourth.proposal?._id);
  const at = (url = '', decision: 'release' | 'refuse' = 'refuse') => decideAt(url, check?.id ?? '', decision);
  expect(await at(doors.urls[0])).toBe('refused');
  expect(await at(doors.urls[1], 'release')).toBe('refused');
  await fourth.until(({ data }) => data.end === 'refused');
  expect(fourth.proposal?.data.headings?.documento).toBe('Não pudemos liberar o seu pedido');
  expect(fourth.proposal?.data.notices.documento).toContain('Uma pessoa conferiu o seu pedido e não pôde liberar');
  expect(await historyOf(fourth)).toEqual(['step.review system', 'step.refused person']);
  expect(await doors.askedOutside(fourth)).toEqual([]);
});

it('what was let through stays free, also once a person let a fourth go on', async () => {
  const phone = newPhone();
  const [first, , , fourth] = await several(4, () => ({ phone }));
  if (first === undefined || fourth === undefined) throw new Error('nobody is there');
  expect(await doors.decide(fourth, 'release')).toBe('released');
  await fourth.until(({ stepStatus }) => stepStatus.documento === 'finished');
  await first.until(({ currentStep }) => currentStep === 'rosto');
  await first.submit('rosto', {});
  const { stepStatus } = await first.until(({ stepStatus: { rosto } }) => rosto !== 'waiting');
  expect(stepStatus.rosto).toBe('finished');
});

describe('what counts', () => {
  it('is no CPF whose owner was proven to be there', async () => {
    const phone = newPhone();
    for (let at = 0; at < 5; at += 1) {
      const customer = await doors.opened({ phone });
      await proveIdentity(customer);
      expect(customer.proposal?.data.end).toBe('finished');
    }
  });

  it('is a CPF whose register knows another name, whatever the face', async () => {
    const phone = newPhone();
    for (let at = 0; at < 3; at += 1) {
      const customer = await doors.opened({ phone, cpf: newCpf('15') });
      for (const slug of ['documento', 'rosto']) {
        await customer.until(({ currentStep }) => currentStep === slug);
        await customer.submit(slug, {});
      }
      await customer.until(({ stepStatus }) => stepStatus.inicio === 'remake');
    }
    expect(documents(await several(1, () => ({ phone })))).toEqual(['review']);
  });

  it('is the same CPF once, however often', async () => {
    const [phone, cpf] = [newPhone(), newCpf()];
    const all = [...(await several(4, () => ({ phone, cpf }))), ...(await several(2, () => ({ phone })))];
    expect(new Set(documents(all))).toEqual(new Set(['finished']));
    expect(documents(await several(2, () => ({ phone })))).toEqual(['review', 'review']);
    expect(documents(await several(1, () => ({ phone, cpf })))).toEqual(['finished']);
  });

  it('is each CPF that was typed into one proposal', async () => {
    const customer = await doors.opened();
    for (let at = 0; at < 3; at += 1) await customer.submit('inicio', answersOf(newCpf()));
    expect(await sendDocument(customer)).toBe('review');
  });

  it('is what was given up or erased, though nothing says whose it was', async () => {
    const phone = newPhone();
    const [given, erased] = [await doors.opened({ phone }), await doors.opened({ phone })];
    const params = { hashId: given.hash };
    expect((await given.device.call('cancelProposal', { params, body: {} })).status).toBe(200);
    expect(await eraseProposal(doors.house.server.runtime, erased.proposal?._id ?? '', 'requested')).toBe('erased');
    const left = await db().query('select 1 from cpf_opening where proposal = $1', [erased.proposal?._id]);
    expect(left.rows).toEqual([]);
    expect(documents(await several(2, () => ({ phone })))).toEqual(['finished', 'review']);
  });

  it('is what was opened in one browser, with whichever phones', async () => {
    const browser = 'a-browser-of-one-name';
    const all = await several(4, () => ({ browser }));
    expect(documents(all)).toEqual(['finished', 'finished', 'finished', 'review']);
    expect((await doors.checks())[0]).toMatchObject({ means: 'browser', count: 4 });
  });

  it('is not the browser of a typist, who opens those of customers', async () => {
    const typist = (hash: string) => signToken({ sub: 'digitadora-7', hash }, { by: 'office' });
    const browser = 'the-browser-of-an-office';
    expect(new Set(documents(await several(5, () => ({ browser, typist }))))).toEqual(new Set(['finished']));
  });

  it('is no network: a crowd behind one address with phones of their own goes on', async () => {
    const crowd = await inWaves(12, () => doors.opened({ address: '198.51.100.4' }));
    expect(new Set(await Promise.all(crowd.map(sendDocument)))).toEqual(new Set(['finished']));
  });
});

it('six at once over two processes: the first three go on, the others wait', async () => {
  const phone = newPhone();
  const all: Customer[] = [];
  for (let at = 0; at < 6; at += 1) all.push(await doors.opened({ phone }));
  const told = await Promise.all(all.map(sendDocument));
  expect(told).toEqual(['finished', 'finished', 'finished', 'review', 'review', 'review']);
});

/** How many decisions stand and wait: for the table that a test holds, or for their turn. */
const waiting = async (): Promise<number> => {
  const sql = `select count(*)::int as count from pg_locks
    where not granted and (locktype = 'advisory' or relation = 'person_check'::regclass)`;
  return (await db().query<{ count: number }>(sql)).rows[0]?.count ?? 0;
};

it('a CPF that comes by a clock that is behind, while another takes the last place, takes none beside it', async () => {
  const phone = newPhone();
  await several(2, () => ({ phone }));
  const third = await doors.opened({ phone });
  const late = await withTransaction(db(), async (held) => {
    // What is there may be read, so the third one counts; then it has to wait before it has ended.
    await held.query('lock table person_check in share mode');
    await third.submit('documento', {});
    await expect.poll(waiting).toBe(1);
    doors.later(-1);
    const customer = await doors.opened({ phone });
    await customer.submit('documento', {});
    await expect.poll(waiting).toBe(2);
    return customer;
  }).finally(() => doors.later(0));
  expect(await Promise.all([third, late].map(sendDocument))).toEqual(['finished', 'review']);
});

/** Sends the document while nothing can be counted: what this does comes between its question and the count. */
async function uncounted(customer: Customer, meanwhile: () => Promise<unknown>): Promise<string> {
  await db().query('alter table person_check rename to person_check_gone');
  const before = doors.failures();
  await customer.submit('documento', {});
  // It is taken before it is counted as well: only once it has failed nobody is at it any more.
  await expect.poll(doors.failures).toBeGreaterThan(before);
  const lost = async () =>
    (
      await db().query('select state, leased_until > now() as taken from question where proposal = $1', [
        customer.proposal?._id,
      ])
    ).rows;
  await expect.poll(lost).toEqual([{ state: 'open', taken: true }]);
  await meanwhile();
  await db().query('alter table person_check_gone rename to person_check');
  return sendDocument(customer);
}

it('what cannot be counted is not asked, and is tried again', async () => {
  const customer = await doors.opened();
  const told = await uncounted(customer, async () =>
    expect([await doors.askedOutside(customer), (await customer.refresh()).stepStatus.documento]).toEqual([
      [],
      'waiting',
    ]),
  );
  expect(told).toBe('finished');
});

it('a question that was put by who counted nothing yet is counted when its turn comes', async () => {
  const phone = newPhone();
  await several(3, () => ({ phone }));
  const fourth = await doors.opened({ phone });
  const forget = () => db().query('delete from cpf_opening where proposal = $1', [fourth.proposal?._id]);
  expect(await uncounted(fourth, forget)).toBe('review');
});

it('after thirty days the phone is free again, also for what waits, and nothing of it is kept', async () => {
  const phone = newPhone();
  const [, , , fourth] = await several(4, () => ({ phone }));
  if (fourth === undefined) throw new Error('nobody is there');
  expect(fourth.status('documento')).toBe('review');
  await doors.untilHeld(fourth);
  doors.later(31);
  await doors.lookAgain(fourth);
  await fourth.until(({ stepStatus }) => stepStatus.documento === 'finished');
  expect(await historyOf(fourth)).toEqual(['step.review system', 'step.released system']);
  expect(documents(await several(1, () => ({ phone })))).toEqual(['finished']);
  await runRetention(doors.house.server.runtime, { dry: false });
  const { rows } = await db().query('select count(*)::int as count from cpf_opening where opener is not null');
  // Only what was opened after the clock was moved.
  expect(rows).toEqual([{ count: 1 }]);
  doors.later(0);
});
