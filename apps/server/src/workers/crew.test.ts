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

  const asked = (names: readonly (readonly [boolean, ...string[]])[]): Promise<readonly string[]> => {
    const order: string[] = [];
    const answers = names.map(([known, ...of], at) =>
      said(crew.ask('echo', { known, names: of })).then((answer) =>
        order.push(answer === 'echo' ? `${of.at(-1)}${at}` : answer),
      ),
    );
    return Promise.all(answers).then(() => order);
  };

  it('a full queue refuses whoever is last in line: one who brings much, and never somebody known for a stranger', async () => {
    crew = createCrew(hire, { hands: 1, queue: 3, timeoutMs: 60_000 });
    const strangers = [1, 2, 3, 4, 5].map(() => [false, 'network', 'many'] as const);
    const order = await asked([...strangers, [true, 'one'], [true, 'other']]);
    expect(order.filter((name) => name === 'server.busy')).toHaveLength(3);
    expect(order.filter((name) => name !== 'server.busy')).toEqual(['many0', 'one5', 'other6', 'many1']);
  });

  it('whoever has used much time waits for those who used little, also when the queue was empty between', async () => {
    let now = 0;
    crew = createCrew(hire, { hands: 1, queue: 8, timeoutMs: 60_000, now: () => now });
    const long = said(crew.ask('echo', { known: true, names: ['many'] }));
    now += 5_000;
    await long;
    expect(
      await asked([
        [true, 'first'],
        [true, 'many'],
        [true, 'many'],
        [true, 'one'],
      ]),
    ).toEqual(['first0', 'one3', 'many1', 'many2']);
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
