import type { DataOf } from '@passo/contract';
import type { Result } from '@passo/domain/result.ts';
import { hash } from '../../journey/link.ts';
import { call } from '../../session.ts';
import { randomKey } from '../../wire/fingerprint.ts';
import type { WireProblem } from '../../wire/problem.ts';

/** Starts one of the actions that the server has registered beside the steps. */
export const startAction = (
  id: 'resend-link' | 'second-device',
  step: string,
  send = false,
): Promise<Result<DataOf<'startAction'>, WireProblem>> =>
  call('startAction', { params: { hash: hash(), id }, body: { step, send }, key: randomKey() });
