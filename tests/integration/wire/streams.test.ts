import { pathOf } from '@passo/contract';
import { today } from '@passo/domain';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { begin } from '../../support/journey.ts';
import type { Customer } from '../../support/customer.ts';
import { inWaves } from '../../support/waves.ts';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let stops: readonly AbortController[] = [];
/** An answer that nobody holds any more is given up, and its stream closed. */
let answers: readonly Response[] = [];
beforeAll(async () => {
  stage = await openStage();
});
afterEach(() => {
  stops.forEach((stop) => stop.abort());
  [stops, answers] = [[], []];
});
afterAll(() => stage.close());

async function open({ device, hash }: Customer) {
  const stop = new AbortController();
  stops = [...stops, stop];
  const cookie = [...device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = `${stage.server.url}${pathOf('events', { hashId: hash })}`;
  const answer = await fetch(url, { headers: { cookie }, signal: stop.signal });
  answers = [...answers, answer];
  return { status: answer.status, stop, wait: answer.headers.get('retry-after') };
}
const statusOf = async (customer: Customer): Promise<number> => (await open(customer)).status;

/** On a device that made a proposal and has proven no contact. */
async function stranger(): Promise<Customer> {
  const customer = stage.newcomer();
  await begin(customer);
  return customer;
}

it('a device holds six event streams; the next is told to wait, the poll goes on, and a closed one makes room', async () => {
  const customer = await stage.customerAt('dados-pessoais');
  const all = [];
  for (let at = 0; at < 8; at += 1) all.push(await open(customer));
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(all.at(-1)?.wait).toBe('30');
  expect((await customer.refresh()).currentStep).toBe('dados-pessoais');
  all[0]?.stop.abort();
  await expect.poll(() => statusOf(customer)).toBe(200);
});

it('tells which day it is, for a page that stays open over midnight; the poll does too', async () => {
  const customer = await stranger();
  const { runtime } = stage.server;
  const days = async (): Promise<readonly (string | undefined)[]> => {
    await open(customer);
    const { value } = (await answers.at(-1)?.body?.pipeThrough(new TextDecoderStream()).getReader().read()) ?? {};
    const polled = await customer.device.call('finishedUpdate', { params: { id: customer.hash } });
    return [/event: day\ndata: (.*)\n/.exec(value ?? '')?.[1], Object(polled.body.data).today];
  };
  const { clock } = runtime;
  const tomorrow = new Date(clock.now().getTime() + 86_400_000);
  Object.assign(runtime, { clock: { now: () => tomorrow } });
  try {
    expect(await days()).toEqual([today(tomorrow), today(tomorrow)]);
  } finally {
    Object.assign(runtime, { clock });
  }
});

it('devices without a contact fill their network and shut out no customer, who gives the place back once known', async () => {
  const [customer, newcomer] = [await stage.customerAt('dados-pessoais'), await stranger()];
  expect(await statusOf(newcomer)).toBe(200);
  const crowd = await inWaves(34, stranger);
  const opened = await inWaves(34 * 6, (at) => statusOf(crowd[Math.floor(at / 6)] ?? newcomer));
  expect([200, 429].map((status) => opened.filter((one) => one === status).length)).toEqual([199, 5]);
  const last = await stranger();
  expect([await statusOf(last), await statusOf(customer)]).toEqual([429, 200]);
  await newcomer.sendCode();
  await newcomer.confirmCode(await stage.world.code(newcomer.phone));
  await expect.poll(() => statusOf(last)).toBe(200);
  expect(await statusOf(newcomer)).toBe(200);
});
