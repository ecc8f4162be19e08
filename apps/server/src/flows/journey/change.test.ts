import { expect, it, vi } from 'vitest';
import { playedRuntime } from '../testing/playedRuntime.ts';
import type { ProposalChange } from '../../repositories/proposalRepository.ts';
import { commitChange } from './change.ts';

const question = { slug: 'analise', attempt: 1, operation: 'bureau.analyse' };
const change: ProposalChange = {
  id: 'p',
  baseRevision: 4,
  state: Buffer.from('x'),
  situation: 'pending',
  ended: null,
  cpfHash: null,
  contactHash: null,
  verified: false,
  event: { kind: 'step.submitted', slug: 'dados', actor: 'customer', change: Buffer.from('x') },
  idempotency: null,
  questions: [],
  consents: [],
  settles: null,
  withdraws: null,
  messages: [],
  opening: null,
};

const asks = { questions: [question] };
const tells = { messages: [{ message: 'paid', slug: 'pagamento', about: Buffer.from('x'), afterSeconds: 0 }] };
const ends = { ended: 'cancelled', withdraws: { open: [], kept: ['lender.accept'], all: true, voided: [] } };

it.each<[string, readonly object[], Partial<ProposalChange>, readonly [boolean, number, number, number, number]]>([
  ['tells who waits for the proposal', [{ revision: 5 }], {}, [true, 1, 0, 0, 0]],
  ['wakes the jobs where it asks something', [{ revision: 5 }], asks, [true, 1, 1, 0, 0]],
  ['wakes the jobs where something is to be withdrawn', [{ revision: 5 }], ends, [true, 1, 0, 1, 0]],
  ['wakes the jobs where the customer is to be told something', [{ revision: 5 }], tells, [true, 1, 0, 0, 1]],
  ['tells nobody where somebody else was faster', [], { ...asks, ...ends, ...tells }, [false, 0, 0, 0, 0]],
])('a change %s', async (_what, rows, made, [moved, told, woken, withdrawn, messages]) => {
  const [changed, asked, withdrawing, telling] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const { runtime } = playedRuntime({ proposal_update: rows }, { changed, asked, withdrawing, telling });
  expect(await commitChange(runtime, { ...change, ...made })).toBe(moved);
  expect(withdrawing).toHaveBeenCalledTimes(withdrawn);
  expect(telling).toHaveBeenCalledTimes(messages);
  expect(changed.mock.calls).toEqual(told === 0 ? [] : [[{ proposal: 'p', revision: 5 }]]);
  expect(asked).toHaveBeenCalledTimes(woken);
});
