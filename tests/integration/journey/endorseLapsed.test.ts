import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import { openScene, type Scene } from '../retention/scene.ts';

/* Whichever kind registers a deduction: none is registered for a contract by which no money can go out any more. */

let scene: Scene;
beforeAll(async () => void (scene = await openScene()));
afterAll(() => scene.close());
beforeEach(() => scene.later(0));

it.each([
  ['averbationConfirm', '11987165001', 971],
  ['averbacao', '11987165002', 972],
] as const)(
  '%s: the employer’s late yes registers no deduction for a contract that has lapsed',
  async (kind, phone, one) => {
    const customer = new Customer(scene.server.url);
    customer.phone = phone;
    await begin(customer, 'aurora-convenio', exampleCpf('25', one));
    await goOn(customer, scene.world, (now) => now.currentStep === 'aprovacao-da-empresa');
    const id = customer.proposal?._id ?? '';
    const { rows } = await scene.db.query<{ channel: string; definition: { steps: { stepType: string }[] } }>(
      'select v.channel, v.definition from proposal p join flow_version v on v.id = p.flow_version where p.id = $1',
      [id],
    );
    const [found] = rows;
    if (found === undefined) throw new Error('no flow');
    const steps = found.definition.steps.map((step) =>
      step.stepType === 'averbationConfirm' ? { ...step, stepType: kind } : step,
    );
    await scene.db.query(
      `with other as (insert into flow_version (channel, digest, definition) values ($2, $3, $4) returning id)
     update proposal set flow_version = other.id from other where proposal.id = $1`,
      [id, found.channel, Buffer.from(`lapsed ${kind}`), JSON.stringify({ ...found.definition, steps })],
    );
    scene.later(6);
    await expect.poll(() => scene.world.decide(id, 'employer.approve', 'approve')).toBe(true);
    await customer.until(({ currentStep }) => currentStep === 'simulacao');
    const put = await scene.db.query<{ operation: string; withdrawals: number }>(
      `select operation, withdrawals from sim_effect where proposal = $1 and calls > 0
     and operation in ('payrollMargin.confirm', 'payrollMargin.endorse')`,
      [id],
    );
    expect(put.rows).toEqual([]);
  },
);
