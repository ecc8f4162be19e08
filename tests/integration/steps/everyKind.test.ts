import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someOf } from '../../support/amount.ts';
import type { Customer } from '../../support/customer.ts';
import { asking, byPerson, openWorkshop, personal, send, settled, slugOf, type Workshop } from './workshop.ts';

/* Every step kind in a flow of its own on a real server: what it waits for, what comes of a yes and of a no. */

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

describe.each(asking)('%s', (name, kind) => {
  const slug = slugOf(name);

  it('is asked, answered and left behind', async () => {
    const customer = await shop.customerAt(name);
    await send(customer, kind, slug);
    if (personal.test(kind.call?.operation ?? '')) await shop.decide(customer, kind, 'approve');
    const proposal = await customer.until(settled(slug));
    if (kind.advances === 'byCustomer') {
      expect(proposal.stepStatus[slug]).toBe('success');
      await customer.submit(slug, {});
    }
    expect(customer.proposal).toMatchObject({ currentStep: 'fim', data: { end: 'finished' } });
    expect(customer.status(slug)).toBe('finished');
  });
});

// Which of them says no makes no difference to the journey: in the gate the first few say it.
describe.each(someOf(byPerson, 3))('%s', (name, kind) => {
  it('says no as kindly as it can, and ends there', async () => {
    const slug = slugOf(name);
    const customer = await shop.customerAt(name);
    await send(customer, kind, slug);
    await shop.decide(customer, kind, 'refuse');
    expect(customer.proposal).toMatchObject({ currentStep: slug, situation: 'reproved', data: { end: 'refused' } });
    expect(customer.status(slug)).toBe('failed');
  });
});

describe('a step that sends people elsewhere', () => {
  const linked = asking.filter(([, kind]) => kind.link !== undefined && kind.asks === 'onEnter');

  it.each(linked)('%s sends its link once, and again when it is asked to', async (name) => {
    const slug = slugOf(name);
    const customer = await shop.customerAt(name);
    await customer.until(({ data: { shown } }) => typeof shown[slug]?.link === 'string');
    const link = String(customer.proposal?.data.shown[slug]?.link);
    const messages = (): Promise<readonly { readonly text: string }[]> =>
      shop.world.get(`/simulador/mensagens?para=${customer.phone}`);
    const mine = async (): Promise<number> => (await messages()).filter(({ text: said }) => said.includes(link)).length;
    await expect.poll(mine).toBe(1);
    const again = (): ReturnType<Customer['device']['call']> =>
      customer.device.call('startAction', { params: { hash: customer.hash, id: 'resend-link' }, body: { step: slug } });
    expect((await again()).status).toBe(200);
    expect(await mine()).toBe(2);
    expect((await again()).status).toBe(429);
    expect(await mine()).toBe(2);
  });
});
