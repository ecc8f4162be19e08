import type { DataOf } from '@passo/contract';
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { dataOf, type Customer, type WireAnswer } from '../../support/customer.ts';
import { begin, goOn } from '../../support/journey.ts';
import type { Stage } from './stage.ts';

/** Somebody whose order ends with a no of this kind. */
export async function refused(
  stage: Stage,
  [channel, ending, one]: readonly [channel: string, ending: string, one: number],
  who: Partial<Pick<Customer, 'self' | 'phone'>> = {},
): Promise<Customer> {
  const customer = Object.assign(stage.newcomer(), who);
  await begin(customer, channel, exampleCpf(ending, one));
  await goOn(customer, stage.world);
  expect(customer.proposal?.data.end).toBe('refused');
  return customer;
}

export const fork = (customer: Customer, channel = customer.channel, key = randomUUID()): Promise<WireAnswer> =>
  customer.device.call('partialForkProposal', { params: { hashId: customer.hash }, body: { channel }, key });

/** The new order, on the device of the old one. */
export async function again(
  stage: Stage,
  customer: Customer,
): Promise<{ readonly next: Customer; readonly carried: readonly string[] }> {
  const { hashId, carried } = dataOf<DataOf<'partialForkProposal'>>(await fork(customer));
  const next = stage.newcomer();
  for (const [name, value] of customer.device.cookies) next.device.cookies.set(name, value);
  next.hash = hashId;
  next.channel = customer.channel;
  await next.refresh();
  return { next, carried };
}

/** All that was answered, as one text. */
export const answersOf = ({ proposal }: Customer): string => JSON.stringify(proposal?.selfContract);
