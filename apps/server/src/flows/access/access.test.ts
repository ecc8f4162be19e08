import { expect, it } from 'vitest';
import type { Channel } from '../../channels/channel.ts';
import { playedRuntime } from '../testing/playedRuntime.ts';
import { environmentOf } from './access.ts';

const channel: Channel = Object.assign(Object.create(null), { settings: { hiddenInManualMode: ['selfie'] } });

it.each([
  ['manual', ['selfie']],
  ['customer', []],
] as const)('started as %s hides %j', (startedAs, hiddenKeys) =>
  expect(environmentOf(playedRuntime({}).runtime, channel, startedAs)).toMatchObject({
    today: '2026-11-20',
    hiddenKeys,
  }),
);
