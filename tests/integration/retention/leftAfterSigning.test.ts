import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { releaseLapsed } from '../../../apps/server/src/flows/outside/releaseLapsed.ts';
import { runRetention } from '../../../apps/server/src/flows/retention/retention.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { openScene, type Scene } from '../retention/scene.ts';
import { choose } from '../wire/choosing.ts';

/* What was signed once keeps its data for years, and holds nothing in the salary for so long. */

let scene: Scene;
beforeAll(async () => void (scene = await openScene()));
afterAll(() => scene.close());
beforeEach(() => scene.later(0));

const standing = async ({ proposal }: Customer, operation: string) => {
  const { rows } = await scene.db.query<{ withdrawals: number }>(
    'select withdrawals from sim_effect where proposal = $1 and operation = $2 order by first_at',
    [proposal?._id, operation],
  );
  return rows.map(({ withdrawals }) => withdrawals);
};

it('a reservation of an order that was signed once and left is taken back as of any other that is left', async () => {
  const customer = new Customer(scene.server.url);
  customer.phone = '11987163001';
  await begin(customer, 'aurora-clt', exampleCpf('71', 951));
  await goOn(customer, scene.world, ({ stepStatus }) => stepStatus.conta === 'remake');
  scene.later(6);
  await releaseLapsed(scene.server.runtime);
  await customer.until(({ currentStep }) => currentStep === 'simulacao');
  await expect.poll(() => standing(customer, 'payrollMargin.confirm')).toEqual([1]);
  await choose(customer, 2_000, 24);
  await expect.poll(() => standing(customer, 'payrollMargin.reserve')).toHaveLength(2);
  await customer.until(
    ({ currentStep, stepStatus }) => currentStep !== 'simulacao' && stepStatus[currentStep] !== 'waiting',
  );
  for (const day of [98, 100, 110, 400, 1900, 1902, 1912]) {
    scene.later(day);
    await releaseLapsed(scene.server.runtime);
    await runRetention(scene.server.runtime, { dry: false });
  }
  await expect.poll(() => standing(customer, 'payrollMargin.reserve')).toEqual([1, 1]);
});

it('signed, and the employer never says a word: what is reserved in the salary is taken back some day before the fifth year', async () => {
  const customer = new Customer(scene.server.url);
  customer.phone = '11987163002';
  await begin(customer, 'aurora-convenio', exampleCpf('25', 952));
  await goOn(customer, scene.world, ({ currentStep }) => currentStep === 'aprovacao-da-empresa');
  expect(await standing(customer, 'payrollMargin.reserve')).toEqual([0]);
  for (const day of [20, 98, 100, 110, 400]) {
    scene.later(day);
    await releaseLapsed(scene.server.runtime);
    await runRetention(scene.server.runtime, { dry: false });
  }
  await expect.poll(() => standing(customer, 'payrollMargin.reserve')).toEqual([1]);
});
