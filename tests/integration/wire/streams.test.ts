import { pathOf } from '@passo/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('a device holds six event streams; the next is told to wait, the poll goes on, and a closed one makes room', async () => {
  const customer = await stage.customerAt('dados-pessoais');
  const cookie = [...customer.device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const open = async () => {
    const stop = new AbortController();
    const url = `${stage.server.url}${pathOf('events', { hashId: customer.hash })}`;
    const { status, headers } = await fetch(url, { headers: { cookie }, signal: stop.signal });
    return { status, stop, wait: headers.get('retry-after') };
  };
  const all = [];
  for (let at = 0; at < 8; at += 1) all.push(await open());
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  expect(all.at(-1)?.wait).toBe('30');
  expect((await customer.refresh()).currentStep).toBe('dados-pessoais');
  all[0]?.stop.abort();
  await expect.poll(async () => (await open()).status).toBe(200);
  all.forEach(({ stop }) => stop.abort());
});
