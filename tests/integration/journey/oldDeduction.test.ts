import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { account } from '../../support/answers.ts';
import { Customer } from '../../support/customer.ts';
import { goOn } from '../../support/journey.ts';
import { openScene, type Scene } from '../retention/scene.ts';
import { answering, atChoice, choose, noRoom } from '../wire/choosing.ts';

/* A payroll that still holds the deduction of a lapsed contract has no room for the installment of the next one. */

let scene: Scene;
beforeAll(async () => void (scene = await openScene()));
afterAll(() => scene.close());

/** With the money sent back, and the deduction registered, when the contract lapses. */
async function lapsed(one: number): Promise<Customer> {
  const customer = await atChoice(new Customer(scene.server.url), scene.world, exampleCpf('71', one));
  await goOn(customer, scene.world, ({ stepStatus }) => stepStatus.conta === 'remake');
  scene.later(12);
  return customer;
}

/** The payroll takes its deduction back only when it is told so the fourth time, and tells what it did. */
function takesBackLate(told: string[]): void {
  const confirm = scene.server.runtime.providers['payrollMargin.confirm'];
  const { withdraw } = confirm;
  let tries = 0;
  const own: typeof withdraw = async (asking) => {
    tries += 1;
    if (tries < 4) return { kind: 'failed', reason: 'down' };
    told.push('taken back');
    return withdraw?.call(confirm, asking) ?? { kind: 'done' };
  };
  Object.assign(confirm, { withdraw: own });
}

it('the old deduction is out of the payroll before the next installment is reserved', async () => {
  const customer = await lapsed(805);
  const told: string[] = [];
  takesBackLate(told);
  const says = () => {
    const isOut = told.includes('taken back');
    told.push('reserved');
    return isOut ? null : noRoom(0);
  };
  await answering(scene.server, says, async () => {
    await customer.submit('conta', { ...account, conta: '654321' });
    await goOn(customer, scene.world, ({ stepStatus }) => stepStatus.simulacao === 'remake');
    await choose(customer, 2_000, 24);
    await customer.until(({ data, stepStatus }) => data.end !== null || stepStatus.contrato === 'success');
  });
  expect([told, customer.proposal?.data.end]).toEqual([['taken back', 'reserved'], null]);
});
