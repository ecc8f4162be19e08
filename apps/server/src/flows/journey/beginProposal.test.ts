import * as fields from '@passo/catalog/fields/index.ts';
import * as steps from '@passo/catalog/steps/index.ts';
import { compileFlow, newJourney } from '@passo/engine';
import { expect, it, vi } from 'vitest';
import type { Channel } from '../../channels/channel.ts';
import { playedRuntime } from '../testing/playedRuntime.ts';
import { beginProposal } from './beginProposal.ts';

const definition = { steps: [{ slug: 'dados', name: 'Dados', stepType: 'form' }] };
const version = { id: 1, definition, flow: compileFlow(definition, { fields, steps }), seller: null };
const channel: Channel = Object.assign(Object.create(null), { code: 'canal', partner: { slug: 'aurora' } });
const first = {
  ...{ id: 'p', version, kind: 'proposal.created', slug: null, detail: {} },
  moved: { ok: true, state: newJourney(version.flow), effects: [] },
  actor: 'customer',
} as const;

it.each([
  ['a device that may open it, and is told of', [{ revision: 1 }], 1],
  ['none where the link has a proposal by now', [], 0],
])('a proposal begins with %s', async (_what, rows, told) => {
  const changed = vi.fn();
  const { runtime } = playedRuntime({ proposal_insert: rows }, { changed });
  const token = await beginProposal(runtime, { link: Buffer.from('l'), channel }, first);
  expect(typeof token).toBe(told === 1 ? 'string' : 'object');
  expect(changed).toHaveBeenCalledTimes(told);
});
