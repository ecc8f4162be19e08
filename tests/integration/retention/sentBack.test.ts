import { today } from '@passo/domain';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseLapsed } from '../../../apps/server/src/flows/outside/releaseLapsed.ts';
import { settle } from '../../../apps/server/src/flows/outside/settle.ts';
import { runRetention } from '../../../apps/server/src/flows/retention/retention.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { account } from '../../support/answers.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { contractsOf } from '../../support/papers.ts';
import { openScene, type Scene } from './scene.ts';

/* A deposit came back, and nobody comes back to name another account: what was signed was signed. */

let scene: Scene;
beforeAll(async () => void (scene = await openScene()));
afterAll(() => scene.close());
beforeEach(() => scene.later(0));

async function sentBack(phone: string, one: number): Promise<Customer> {
  const customer = new Customer(scene.server.url);
  customer.phone = phone;
  await begin(customer, 'aurora-clt', exampleCpf('71', one));
  await goOn(customer, scene.world, ({ stepStatus }) => stepStatus.conta === 'remake');
  const [paper] = await contractsOf(customer);
  expect(paper?.status).toBe('signed');
  return customer;
}

/** Runs once on each of these days from now. */
async function retained(...days: readonly number[]): Promise<void> {
  for (const day of days) {
    scene.later(day);
    await runRetention(scene.server.runtime, { dry: false });
  }
}

async function documentsOf({ proposal }: Customer): Promise<number> {
  const { rows } = await scene.db.query('select 1 from document where proposal = $1', [proposal?._id]);
  return rows.length;
}

const standing = async ({ proposal }: Customer, operation: string) => {
  const { rows } = await scene.db.query<{ withdrawals: number }>(
    'select withdrawals from sim_effect where proposal = $1 and operation = $2',
    [proposal?._id, operation],
  );
  return rows.map(({ withdrawals }) => withdrawals);
};

it('the contract is kept as long as whoever signed may have to prove it, left at the account or given up there', async () => {
  const left = await sentBack('11987161001', 901);
  const gaveUp = await sentBack('11987161002', 902);
  dataOf(await gaveUp.device.call('cancelProposal', { params: { hashId: gaveUp.hash }, body: {} }));
  await expect.poll(() => standing(gaveUp, 'payrollMargin.confirm')).toEqual([1]);
  await retained(92, 94, 104);
  expect([await documentsOf(left), await documentsOf(gaveUp)]).not.toContain(0);
});

it('the deduction is out of the payroll once the contract has lapsed, and the order goes on at the offer', async () => {
  const customer = await sentBack('11987161003', 903);
  const { runtime } = scene.server;
  scene.later(4);
  await releaseLapsed(runtime);
  expect(await standing(customer, 'payrollMargin.confirm')).toEqual([0]);
  scene.later(6);
  await releaseLapsed(runtime);
  await expect.poll(() => standing(customer, 'payrollMargin.confirm')).toEqual([1]);
  await customer.refresh();
  expect([customer.current, customer.status(), customer.proposal?.data.end]).toEqual(['simulacao', 'remake', null]);
  expect(customer.proposal?.data.notices.simulacao).toContain('confira, escolha e assine de novo');
  const before = customer.proposal?.revision;
  await releaseLapsed(runtime);
  expect((await customer.refresh()).revision).toBe(before);
});

it('a bank that says late that the first account was paid is not asked for a second payment', async () => {
  const customer = await sentBack('11987161004', 904);
  const { runtime } = scene.server;
  const news = { proposal: customer.proposal?._id ?? '', slug: 'pagamento', attempt: 1 } as const;
  const value = { reference: 'PAGO1', paidOn: today(runtime.clock.now()) };
  await settle(runtime, { ...news, actor: 'provider:lender.disburse', answer: { kind: 'done', value } });
  expect(scene.log()).toContain('a payment was made after a no: a person has to see to it');
  await customer.refresh();
  await expect(customer.submit('conta', { ...account, conta: '654321' })).rejects.toThrow('proposal.paying');
  expect(await standing(customer, 'lender.disburse')).toHaveLength(1);
});

it('a second payment is held that was on its way when the first turned out to be made', async () => {
  const customer = await sentBack('11987161005', 905);
  // As it was noted before it stood in the journey; and so does a yes between the signature and the asking.
  const late = `update question set outcome = 'done' where proposal = $1 and slug = 'pagamento'`;
  await scene.db.query(late, [customer.proposal?._id]);
  await customer.submit('conta', { ...account, conta: '654321' });
  await goOn(customer, scene.world, ({ currentStep }) => currentStep === 'pagamento');
  await expect.poll(() => scene.log()).toContain('a payment is held: an earlier one was made after a no');
  expect(await standing(customer, 'lender.disburse')).toHaveLength(1);
  expect((await customer.refresh()).data.end).toBeNull();
});
