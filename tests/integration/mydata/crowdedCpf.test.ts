import type { DataOf } from '@passo/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { walk } from '../../support/journey.ts';
import { openScene, type Scene } from '../retention/scene.ts';
import { crowdLike } from './crowd.ts';
import { enterMyData } from './enterMyData.ts';

/* Strangers begin more proposals under somebody's CPF than any list holds: whoever it belongs to still finds their own. */

const CPF = exampleCpf('25', 51);
const [PHONE, STRANGE_PHONE] = ['11976451111', '11976452222'];
const STRANGERS = 120;
let scene: Scene;
let [first, second] = [new Customer(''), new Customer('')];
beforeAll(async () => {
  scene = await openScene();
  first = await someone(PHONE);
  second = await someone(PHONE);
  await enterMyData(scene, second);
  await crowdLike(scene, await someone(STRANGE_PHONE), STRANGERS);
});
afterAll(() => scene.close());

const at = ({ hash }: Customer) => ({ params: { hashId: hash } });

async function someone(phone: string): Promise<Customer> {
  const customer = new Customer(scene.server.url);
  customer.phone = phone;
  await walk(customer, scene.world, CPF, 'dados-pessoais');
  return customer;
}

const lists: readonly (readonly [string, () => Promise<readonly string[]>])[] = [
  [
    'myProposals',
    async () => {
      const { proposals } = dataOf<DataOf<'myProposals'>>(await second.device.call('myProposals', at(second)));
      return proposals.filter(({ inView }) => !inView).map(({ hashId }) => hashId);
    },
  ],
  ...(['openProposals', 'multiProposal'] as const).map((name) => [name, () => openOnes(name)] as const),
];

async function openOnes(name: 'openProposals' | 'multiProposal'): Promise<readonly string[]> {
  const body = name === 'openProposals' ? { body: {} } : {};
  const answer = await second.device.call(name, { params: { id: second.hash, cpf: CPF }, ...body });
  return dataOf<DataOf<'multiProposal'>>(answer).map(({ hashId }) => hashId);
}

describe.each(lists)('%s', (_name, list) => {
  it('finds one’s own behind a hundred and twenty of others, and none of those', async () => {
    expect(await list()).toEqual([first.hash]);
  });

  it('finds them also where nobody’s contact has a digest yet, and gives each its own', async () => {
    const kept = await digests();
    expect(kept.filter(({ digest }) => digest === null)).toEqual([]);
    await scene.db.query('update proposal set contact_hash = null');
    expect(await list()).toEqual([first.hash]);
    expect(await digests()).toEqual(kept);
  });

  it('finds them also where one of the others cannot be read', async () => {
    const torn = `where id = (select id from proposal where contact_hash is distinct from $1 order by id limit 1)`;
    const strange = `update proposal set contact_hash = null, state = state || '\\x00' ${torn} returning id`;
    const { rows } = await scene.db.query<{ id: string }>(strange, [digest(PHONE)]);
    expect(await list()).toEqual([first.hash]);
    expect(rows).toHaveLength(1);
    const mended =
      'update proposal set state = substring(state for length(state) - 1), contact_hash = $2 where id = $1';
    await scene.db.query(mended, [rows[0]?.id, digest(STRANGE_PHONE)]);
  });
});

const digest = (contact: string): Buffer => scene.server.runtime.keyring.keyedHash(contact, 'contact');

async function digests() {
  const sql = 'select id, contact_hash as digest from proposal order by id';
  return (await scene.db.query<{ id: string; digest: Buffer | null }>(sql)).rows;
}

it('one whose contact cannot be told is looked at once, and found again by the next that is proven', async () => {
  const id = first.proposal?._id;
  const own = async () => (await digests()).find((row) => row.id === id)?.digest;
  await first.sendCode('codigo', { celular: '11976453333' });
  await scene.db.query(`update code set proven = null, sent_at = now() - interval '1 minute' where proposal = $1`, [
    id,
  ]);
  await scene.db.query('update proposal set contact_hash = null where id = $1', [id]);
  for (const [, list] of lists) expect(await list()).toEqual([]);
  expect(await own()).toEqual(Buffer.alloc(0));
  await first.sendCode('codigo', { celular: PHONE });
  await first.confirmCode(await scene.world.code(PHONE));
  expect(await own()).toEqual(digest(PHONE));
  for (const [, list] of lists) expect(await list()).toEqual([first.hash]);
});
