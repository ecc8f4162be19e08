import { afterEach, describe, expect, it } from 'vitest';
import { createCrew, type Crew } from './crew.ts';
import { processAt } from './child.ts';
import type { Hire } from './seat.ts';
import { threadAt } from './thread.ts';

const idler = new URL('./testing/idler.ts', import.meta.url);
let crew: Crew<string, string>;
afterEach(() => crew.close());

const said = (answer: Promise<string>): Promise<string> =>
  answer.catch((error: unknown) => (error instanceof Error ? error.message : 'unknown'));

describe.each<[string, Hire<string, string>]>([
  ['threads', threadAt(idler, 32)],
  ['processes', processAt(idler, 32)],
])('a crew of %s', (_kind, hire) => {
  const open = (timeoutMs = 60_000): Crew<string, string> =>
    (crew = createCrew(hire, { hands: 1, queue: 2, timeoutMs }));

  it.each([
    ['dies', 'die', 60_000, 'the worker died'],
    ['fills its memory', 'fill', 60_000, 'the worker died'],
    ['never comes to an end', 'hang', 3_000, 'the worker took too long'],
  ])('goes on with another worker where one %s', async (_what, told, timeoutMs, expected) => {
    open(timeoutMs);
    const lost = said(crew.ask(told));
    const next = said(crew.ask('echo'));
    expect(await lost).toBe(expected);
    expect(await next).toBe('echo');
  });

  it('takes as many as may wait, and refuses the next until there is room', async () => {
    open();
    const taken = [said(crew.ask('echo')), said(crew.ask('echo')), said(crew.ask('echo'))];
    expect(await said(crew.ask('echo'))).toBe('server.busy');
    expect(await Promise.all(taken)).toEqual(['echo', 'echo', 'echo']);
    expect(await said(crew.ask('echo'))).toBe('echo');
  });

  it('takes first whose turn is longest ago, and of nobody more than half of the queue', async () => {
    crew = createCrew(hire, { hands: 1, queue: 4, timeoutMs: 60_000 });
    const order: string[] = [];
    const ask = (owner: string, nth: number): Promise<unknown> =>
      said(crew.ask('echo', owner)).then((answer) => order.push(answer === 'echo' ? `${owner}${nth}` : answer));
    const many = [1, 2, 3, 4].map((nth) => ask('many', nth));
    await Promise.all([...many, ask('one', 1)]);
    expect(order).toEqual(['server.busy', 'many1', 'one1', 'many2', 'many3']);
  });

  it('closes in the middle of a loop without end: nobody is left waiting, nothing more is taken', async () => {
    open();
    const asked = [said(crew.ask('hang')), said(crew.ask('echo'))];
    await crew.close();
    expect(await Promise.all([...asked, said(crew.ask('echo'))])).toEqual([
      'server.busy',
      'server.busy',
      'server.busy',
    ]);
  });
});
