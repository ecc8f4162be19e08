import { today } from '@passo/domain';
import type { Answer, JsonObject } from '@passo/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settle } from '../../../apps/server/src/flows/outside/settle.ts';
import type { Operation } from '../../../apps/server/src/ports/port.ts';
import { findQuestionByReference } from '../../../apps/server/src/repositories/questionRepository.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { account } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { openScene, type Scene } from '../retention/scene.ts';

/* AUDIT: a yes that comes late for an attempt that had failed, by the bank's reference as a call back brings it. */

let scene: Scene;
const asked: string[] = [];
beforeAll(async () => {
  scene = await openScene();
  const bank: Operation<JsonObject, JsonObject> = {
    ...{ timeoutMs: 5_000, tries: 1 },
    // One payment has one reference, however often it is asked for under its key.
    ask: async (_question, { key }) => {
      asked.push(key);
      return { kind: 'waiting', reference: `BANCO ${key}` };
    },
    check: async () => null,
  };
  Object.assign(scene.server.runtime.providers, { 'lender.disburse': bank });
});
afterAll(() => scene.close());

/** As `inbox.ts` hears a call back. */
async function calledBack(reference: string, answer: Answer): Promise<number> {
  const { runtime } = scene.server;
  const [question] = await findQuestionByReference(runtime.db, [['lender.disburse'], reference]);
  if (question === undefined) throw new Error('nobody knows the reference');
  const { proposal, slug, attempt } = question;
  await settle(runtime, { proposal, slug, attempt, answer, actor: 'provider:lender.disburse' });
  return attempt;
}
const yes = (): Answer => ({ kind: 'done', value: { reference: 'PAGO', paidOn: today(scene.server.runtime.clock.now()) } });
const isCalled = async (id: string, attempt: number): Promise<boolean> => {
  const { rows } = await scene.db.query(
    `select 1 from question where proposal = $1 and slug = 'pagamento' and attempt = $2 and state = 'called'`,
    [id, attempt],
  );
  return rows.length === 1;
};

async function failedOnce(phone: string, one: number): Promise<{ customer: Customer; id: string; reference: string }> {
  const customer = new Customer(scene.server.url);
  customer.phone = phone;
  await begin(customer, 'aurora-clt', exampleCpf('25', one));
  await goOn(customer, scene.world, ({ currentStep }) => currentStep === 'pagamento');
  const id = customer.proposal?._id ?? '';
  await expect.poll(() => isCalled(id, 1)).toBe(true);
  const reference = `BANCO ${id}:pagamento:1`;
  await calledBack(reference, { kind: 'failed', reason: 'down' });
  await customer.until(({ stepStatus }) => stepStatus.pagamento === 'failed');
  return { customer, id, reference };
}

it('a failure, a no and then a yes of one payment: nothing is paid a second time', async () => {
  const { customer, id, reference } = await failedOnce('11987166001', 981);
  await customer.submit('pagamento', {});
  await expect.poll(() => isCalled(id, 2)).toBe(true);
  const heard = await calledBack(reference, { kind: 'refused', inconsistency: 'account' });
  console.log('the no was heard at attempt', heard, (await customer.refresh()).stepStatus.conta);
  if (heard !== 2)
    await settle(scene.server.runtime, {
      ...{ proposal: id, slug: 'pagamento', attempt: 2, actor: 'provider:lender.disburse' as const },
      answer: { kind: 'refused', inconsistency: 'account' },
    });
  await customer.until(({ stepStatus }) => stepStatus.conta === 'remake');
  console.log('the yes was heard at attempt', await calledBack(reference, yes()));
  await customer.submit('conta', { ...account, conta: '654321' });
  await goOn(customer, scene.world, ({ currentStep }) => currentStep === 'pagamento');
  await expect
    .poll(() => asked.length > 2 || scene.log().includes('a payment is held'), { timeout: 15_000 })
    .toBe(true);
  expect(asked.map((key) => key.split(':').at(-1))).toEqual(['1', '1']);
});

it('a yes that comes after a failure is not lost', async () => {
  asked.length = 0;
  const { customer, reference } = await failedOnce('11987166002', 982);
  const before = scene.log().length;
  await calledBack(reference, yes());
  await new Promise((done) => setTimeout(done, 1500));
  const { data, stepStatus } = await customer.refresh();
  console.log('AFTER', data.end, stepStatus.pagamento, data.notices.pagamento);
  const isTold = /"level":(50|"error")/.test(scene.log().slice(before));
  expect([data.end, isTold]).not.toEqual([null, false]);
});
