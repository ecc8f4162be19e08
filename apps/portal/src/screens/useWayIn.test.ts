import { expect, it } from 'vitest';
import { wayIn } from './useWayIn.tsx';

it('a partner that is known is begun with, at its first page', () => {
  expect(wayIn({ channel: 'aurora-clt', demo: true })).toEqual({
    label: 'Começar um pedido',
    href: '/?canal=aurora-clt',
  });
});

it('without one there is the shop window where nothing is real, and else a link alone', () => {
  expect(wayIn({ channel: null, demo: true })).toMatchObject({ href: '/demo', why: 'Quer só conhecer?' });
  expect(wayIn({ channel: null, demo: false })).toBeNull();
});
