import { describe, expect, it } from 'vitest';
import { bindPort } from './bind.ts';

describe('bindPort', () => {
  it('answers "starting" until it is given something to serve', async () => {
    const bound = await bindPort('127.0.0.1', 0);
    const early = await fetch(bound.address);
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await early.json()).toMatchObject({ name: 'server.starting' });
    bound.serve((_request, response) => void response.end('ready'));
    expect(await (await fetch(bound.address)).text()).toBe('ready');
    await bound.close();
    await expect(fetch(bound.address)).rejects.toThrow();
  });

  it('says what to do when the port or the address cannot be had', async () => {
    const bound = await bindPort('127.0.0.1', 0);
    await expect(bindPort('127.0.0.1', bound.port)).rejects.toThrow(
      `choose another with PORT=${bound.port + 1} npm start`,
    );
    await expect(bindPort('192.0.2.1', 0)).rejects.toThrow('no address 192.0.2.1');
    await bound.close();
  });

  it('lets a running request end and cuts one that never does', async () => {
    const bound = await bindPort('127.0.0.1', 0);
    const answers: (() => void)[] = [];
    bound.serve((request, response) => {
      response.write('a');
      if (request.url === '/ends') answers.push(() => response.end('b'));
    });
    const ending = await fetch(`${bound.address}/ends`);
    const hanging = await fetch(`${bound.address}/hangs`);
    const closed = bound.close(50);
    for (const finish of answers) finish();
    expect(await ending.text()).toBe('ab');
    await expect(hanging.text()).rejects.toThrow();
    await closed;
  });
});
