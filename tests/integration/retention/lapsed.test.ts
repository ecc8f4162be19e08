import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { account } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { openScene, type Scene } from './scene.ts';

/* On the sixth day no money goes out by a contract of the first: nothing is registered for it, and none is signed in vain. */

let scene: Scene;
beforeAll(async () => void (scene = await openScene()));
afterAll(() => scene.close());
beforeEach(() => scene.later(0));

type Until = Parameters<typeof goOn>[2];

async function arrived(phone: string, channel: string, cpf: string, until: Until): Promise<Customer> {
  const customer = new Customer(scene.server.url);
  customer.phone = phone;
  await begin(customer, channel, cpf);
  await goOn(customer, scene.world, until);
  return customer;
}

/** How often it was put, and not only taken back. */
async function putTo(operation: string, { proposal }: Customer): Promise<number> {
  const { rows } = await scene.db.query(
    'select 1 from sim_effect where proposal = $1 and operation = $2 and calls > 0',
    [proposal?._id, operation],
  );
  return rows.length;
}

it('the employer’s late yes registers no deduction: the customer is back at the offer', async () => {
  const step = 'aprovacao-da-empresa';
  const customer = await arrived(
    '11987162001',
    'aurora-convenio',
    exampleCpf('25', 921),
    (one) => one.currentStep === step,
  );
  scene.later(6);
  const yes = () => scene.world.decide(customer.proposal?._id ?? '', 'employer.approve', 'approve');
  await expect.poll(yes).toBe(true);
  await customer.until(({ currentStep }) => currentStep === 'simulacao');
  expect(await putTo('payrollMargin.confirm', customer)).toBe(0);
});

it.each([
  ['the first account', '73', '11987162002', 1],
  ['another account after a deposit that came back', '71', '11987162003', 2],
] as const)('a contract that is written on that day is paid by: %s', async (_what, ending, phone, signatures) => {
  const customer = await arrived(phone, 'aurora-clt', exampleCpf(ending, 922), ({ currentStep, stepStatus }) =>
    ending === '73' ? currentStep === 'conta' : stepStatus.conta === 'remake',
  );
  scene.later(6);
  await customer.submit('conta', { ...account, conta: '654321' });
  expect((await goOn(customer, scene.world)).data.end).toBe('finished');
  expect(await putTo('signature.collect', customer)).toBe(signatures);
});
