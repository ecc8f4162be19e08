import { expect, it } from 'vitest';
import { MOST_REMEMBERED, remembered } from './remembered.ts';

const field = (label: string) => ({ key: 'x', component: 'text', label });
const asking = () => {
  const asked: string[] = [];
  const find = remembered((one: { id: string }, other: { id: string }, { label = '' }) => {
    asked.push(`${one.id}${other.id}${String(label)}`);
    return label === 'none' ? null : `${one.id}${other.id}`;
  });
  return { asked, find };
};
const [a, b] = [{ id: 'a' }, { id: 'b' }];

it('asks once for each field beside the same two things, also where nothing is found', () => {
  const { asked, find } = asking();
  for (let turn = 0; turn < 3; turn += 1) {
    expect([find(a, b, field('x')), find(a, b, field('none'))]).toEqual(['ab', null]);
    expect([find(b, b, field('x')), find(b, a, field('x'))]).toEqual(['bb', 'ba']);
  }
  expect(asked).toEqual(['abx', 'abnone', 'bbx', 'bax']);
});

it('forgets before it fills the memory', () => {
  const { asked, find } = asking();
  for (let at = 0; at <= MOST_REMEMBERED; at += 1) find(a, b, field(String(at)));
  find(a, b, field('0'));
  expect(asked.length).toBe(MOST_REMEMBERED + 2);
  find(a, b, field(String(MOST_REMEMBERED)));
  expect(asked.length).toBe(MOST_REMEMBERED + 2);
});
