import { addDays, today } from '@passo/domain';
import type { Answer, JsonObject } from '@passo/engine';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseLapsed } from '../../../apps/server/src/flows/outside/releaseLapsed.ts';
import { settle } from '../../../apps/server/src/flows/outside/settle.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import type { Operation } from '../../../apps/server/src/ports/port.ts';
import { account } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { openScene, type Scene } from '../retention/scene.ts';

/* A bank says yes to the first payment after its no, while the second one is under way or before the order is given up. */

let scene: Scene;
const asked: string[] = [];
const checked: string[] = [];
let says: (key: string) => Promise<Answer<JsonObject>>;
beforeAll(async () => {
  scene = await openScene();
  const bank: Operation<JsonObject, JsonObject> = {
    ...{ timeoutMs: 5_000, tries: 5 },
    ask: async (_question, { key }) => {
      asked.push(key);
      return says(key);
    },
    check: async (_question, { key, reference }) => {
      checked.push(key);
      return { kind: 'waiting', reference };
    },
  };
  Object.assign(scene.server.runtime.providers, { 'lender.disburse': bank });
});
afterAll(() => scene.close());
beforeEach(() => {
  asked.length = 0;
  checked.length = 0;
});

const no: Answer<JsonObject> = { kind: 'refused', inconsistency: 'account' };
async function sentBack(phone: string, one: number): Promise<Customer> {
  const customer = new Customer(scene.server.url);
  customer.phone = phone;
  await begin(customer, 'aurora-clt', exampleCpf('25', one));
  await goOn(customer, scene.world, ({ stepStatus }) => stepStatus.conta === 'remake');
  return customer;
}
const saidLate = ({ proposal }: Customer) => {
  const { runtime } = scene.server;
  const news = { proposal: proposal?._id ?? '', slug: 'pagamento', attempt: 1 } as const;
  const value = { reference: 'PAGO1', paidOn: today(runtime.clock.now()) };
  return settle(runtime, { ...news, actor: 'provider:lender.disburse', answer: { kind: 'done', value } });
};
const attempts = (keys: readonly string[]) => keys.map((key) => key.split(':').at(-1));
/** What is taken back of what was registered in the salary; written with the change that gives it up. */
const withdrawing = async ({ proposal }: Customer) => {
  const of = [proposal?._id, 'payrollMargin.confirm'];
  return (await scene.db.query('select attempt from withdrawal where proposal = $1 and operation = $2', of)).rows;
};

it('the second payment, waited for, is asked after under its own key', async () => {
  says = async (key) => (key.endsWith(':1') ? no : { kind: 'waiting', reference: 'SEGUNDO' });
  const customer = await sentBack('11987164001', 961);
  await customer.submit('conta', { ...account, conta: '654321' });
  await goOn(customer, scene.world, ({ currentStep }) => currentStep === 'pagamento');
  await expect.poll(() => attempts(checked)).toContain('2');
  await saidLate(customer);
  await scene.db.query(
    `update question set due_at = now() where proposal = $1 and slug = 'pagamento' and attempt = 2`,
    [customer.proposal?._id],
  );
  const before = checked.length;
  scene.server.runtime.called();
  await expect.poll(() => checked.length).toBeGreaterThan(before);
  expect(new Set(attempts(checked))).toEqual(new Set(['2']));
});

it('the second payment, asked for with no answer yet, is asked for again under its own key until there is one', async () => {
  let customer: Customer | null = null;
  let lost = false;
  says = async (key) => {
    if (key.endsWith(':1')) return no;
    if (lost || customer === null)
      return { kind: 'done', value: { reference: 'PAGO2', paidOn: today(scene.server.runtime.clock.now()) } };
    lost = true;
    await saidLate(customer);
    return { kind: 'failed', reason: 'timeout' };
  };
  customer = await sentBack('11987164002', 962);
  await customer.submit('conta', { ...account, conta: '654321' });
  await goOn(customer, scene.world, ({ currentStep }) => currentStep === 'pagamento');
  await customer.until(({ data }) => data.end !== null);
  expect(attempts(asked)).toEqual(['1', '2', '2']);
});

it('whoever gives up after the first account was paid all the same keeps the deduction that the money rests on', async () => {
  says = async () => no;
  const customer = await sentBack('11987164003', 963);
  await saidLate(customer);
  const gone = await customer.device.call('cancelProposal', { params: { hashId: customer.hash }, body: {} });
  expect(gone.body.name).toBe('proposal.paying');
  expect(await withdrawing(customer)).toEqual([]);
});

it('two accounts sent the deposit back, and the first was paid all the same: its deduction is not taken back on the sixth day', async () => {
  says = async () => no;
  const customer = await sentBack('11987164004', 964);
  await customer.submit('conta', { ...account, conta: '654321' });
  await customer.until(({ stepStatus }) => stepStatus.conta !== 'waiting');
  await goOn(customer, scene.world, ({ stepStatus }) => stepStatus.conta === 'remake');
  expect(attempts(asked)).toEqual(['1', '2']);
  await saidLate(customer);
  scene.later(6);
  await releaseLapsed(scene.server.runtime);
  scene.later(0);
  expect(await withdrawing(customer)).toEqual([]);
});

it('a bank that announces after its no that it pays tomorrow is heard: nothing is paid to another account', async () => {
  says = async (key) =>
    key.endsWith(':1')
      ? no
      : { kind: 'done', value: { reference: 'PAGO2', paidOn: today(scene.server.runtime.clock.now()) } };
  const customer = await sentBack('11987164005', 965);
  const { runtime } = scene.server;
  const news = { proposal: customer.proposal?._id ?? '', slug: 'pagamento', attempt: 1 } as const;
  const value = { reference: 'PAGO1', paidOn: addDays(today(runtime.clock.now()), 1) };
  await settle(runtime, { ...news, actor: 'provider:lender.disburse', answer: { kind: 'done', value } });
  await customer.refresh();
  await expect(customer.submit('conta', { ...account, conta: '654321' })).rejects.toThrow(/proposal\.paying/);
  expect(attempts(asked)).toEqual(['1']);
});
