import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { account } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { goOn } from '../../support/journey.ts';
import { openScene, type Scene } from '../retention/scene.ts';
import { answering, atChoice, choose, noRoom } from '../wire/choosing.ts';

/* AUDIT: as journey/oldDeduction.test.ts, but the payroll takes its deduction back only some ten seconds later. */

let scene: Scene;
beforeAll(async () => void (scene = await openScene()));
afterAll(() => scene.close());

it('a payroll that is deaf for ten seconds ends no order for its customer’s own loan', async () => {
  const customer = await atChoice(new Customer(scene.server.url), scene.world, exampleCpf('71', 991));
  await goOn(customer, scene.world, ({ stepStatus }) => stepStatus.conta === 'remake');
  scene.later(12);
  const confirm = scene.server.runtime.providers['payrollMargin.confirm'];
  const { withdraw } = confirm;
  let since = 0;
  let isOut = false;
  const own: typeof withdraw = async (asking) => {
    since ||= Date.now();
    if (Date.now() - since < 10_000) return { kind: 'failed', reason: 'down' };
    isOut = true;
    return withdraw?.call(confirm, asking) ?? { kind: 'done' };
  };
  Object.assign(confirm, { withdraw: own });
  await answering(scene.server, () => (isOut ? null : noRoom(0)), async () => {
    await customer.submit('conta', { ...account, conta: '654321' });
    await goOn(customer, scene.world, ({ stepStatus }) => stepStatus.simulacao === 'remake');
    await choose(customer, 2_000, 24);
    await customer.until(({ data, stepStatus }) => data.end !== null || stepStatus.contrato === 'success');
  });
  console.log('AFTER s', (Date.now() - since) / 1000, customer.proposal?.data.refusal);
  expect(customer.proposal?.data.end).toBeNull();
});
