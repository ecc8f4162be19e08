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

/* A yes that comes late for a payment that had failed, by the bank's reference as a call back brings it. */

let scene: Scene;
const asked: string[] = [];
const waits = (key: string): Answer<JsonObject> => ({ kind: 'waiting', reference: `BANCO ${key}` });
let says: (key: string, time: number) => Answer<JsonObject> = waits;
beforeAll(async () => {
  scene = await openScene();
  const bank: Operation<JsonObject, JsonObject> = {
    ...{ timeoutMs: 5_000, tries: 1 },
    // One payment has one reference, however often it is asked for under its key.
    ask: async (_question, { key }) => {
      asked.push(key);
      return says(key, asked.length);
    },
    check: async (_question, { reference }) => ({ kind: 'waiting', reference }),
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
const yes = (): Answer => ({
  kind: 'done',
  value: { reference: 'PAGO', paidOn: today(scene.server.runtime.clock.now()) },
});
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
  const id = customer.proposal?._id ?? '';
  const walking = goOn(customer, scene.world, ({ currentStep }) => currentStep === 'pagamento').catch(() => undefined);
  await expect.poll(() => isCalled(id, 1), { timeout: 25_000 }).toBe(true);
  const reference = `BANCO ${id}:pagamento:1`;
  await calledBack(reference, { kind: 'failed', reason: 'down' });
  await customer.until(({ stepStatus }) => stepStatus.pagamento === 'failed');
  await walking;
  return { customer, id, reference };
}

it('a payment that failed and is asked for once more under its key is waited for: the bank knows it by the same reference', async () => {
  says = waits;
  asked.length = 0;
  const { customer, id, reference } = await failedOnce('11987166001', 981);
  await customer.submit('pagamento', {});
  await expect.poll(() => isCalled(id, 2), { timeout: 12_000 }).toBe(true);
  await calledBack(reference, yes());
  await customer.until(({ data }) => data.end === 'finished', 8);
});

it('a failure, a no and then a yes of one payment: nothing is paid a second time', async () => {
  says = (key, time) => (time === 2 ? { kind: 'refused', inconsistency: 'account' } : waits(key));
  asked.length = 0;
  const { customer, reference } = await failedOnce('11987166003', 983);
  await customer.submit('pagamento', {});
  await customer.until(({ stepStatus }) => stepStatus.conta === 'remake');
  await calledBack(reference, yes());
  await expect.poll(() => scene.log()).toContain('a payment was made after a no');
  await customer.refresh();
  await expect(customer.submit('conta', { ...account, conta: '654321' })).rejects.toThrow(/proposal\.paying/);
  expect(asked.map((key) => key.split(':').at(-1))).toEqual(['1', '1']);
});

it('a yes that comes after a failure is not lost', async () => {
  says = waits;
  asked.length = 0;
  const { customer, reference } = await failedOnce('11987166002', 982);
  await calledBack(reference, yes());
  await customer.until(({ data }) => data.end === 'finished');
});
