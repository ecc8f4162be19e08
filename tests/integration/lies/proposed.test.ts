import { afterAll, beforeAll, expect, it } from 'vitest';
import { dishonest } from '../../../apps/server/src/ports/lender/testing/dishonest.ts';
import { honest } from '../../../apps/server/src/ports/lender/testing/honest.ts';
import { someOf } from '../../support/amount.ts';
import { goOn } from '../../support/journey.ts';
import { openCounter, type Counter, type Scene } from './counter.ts';
import { NOTHING, reachedBy } from './telling.ts';
import { foreignIn, ourWords } from './words.ts';

/* A bank that proposes by itself what it would lend, and lies: nothing of it is shown, and the customer asks for another proposal. */

let counter: Counter;
beforeAll(async () => void (counter = await openCounter()));
afterAll(() => counter.close());

const PRODUCT = 'personal';

// What is made of a payroll's offer is no less a lie of a personal loan. Nothing was asked for, so no term is another one; and
// this customer's margin is larger than the one that is exceeded there.
const noLies = ['term.differs', 'margin.exceeded'];
const told = someOf(
  dishonest.filter(([, product, , code]) => product === 'clt' && !noLies.includes(code)),
  2,
);

const heardAt = ({ customer, step }: Scene) => customer.until(({ stepStatus }) => stepStatus[step] !== 'waiting');

it(`${told.length} lies: none is shown, and the same customer signs what is honest`, { timeout: 240_000 }, async () => {
  const [first] = told;
  if (first === undefined) throw new Error('there are lies of it');
  const lie = { to: 'lender.propose', instead: first[2] } as const;
  const scene = await counter.customerOf(PRODUCT, { lie });
  const { customer, world, step } = scene;
  for (const [at, [what, , change]] of told.entries()) {
    if (at > 0) {
      scene.tell({ to: 'lender.propose', instead: change });
      await customer.submit(step, {});
    }
    const proposal = await heardAt(scene);
    const { stepStatus, currentStep, data } = proposal;
    expect([what, scene.tell(null) > 0]).toEqual([what, true]);
    expect([what, currentStep, ['remake', 'failed'].includes(stepStatus[step] ?? '')]).toEqual([what, step, true]);
    expect(data.shown[step]?.oferta ?? null, what).toBeNull();
    expect(ourWords).toContain(data.notices[step] ?? null);
    const foreign = foreignIn(change(honest(PRODUCT)), honest(PRODUCT));
    expect(foreign.filter((text) => JSON.stringify(proposal).includes(text))).toEqual([]);
    expect(await reachedBy(scene)).toEqual(NOTHING);
  }
  await customer.submit(step, {});
  expect((await heardAt(scene)).data.shown[step]?.oferta).not.toBeNull();
  expect((await goOn(customer, world)).data.end).toBe('finished');
  expect((await reachedBy(scene)).payments).toBe(1);
});
