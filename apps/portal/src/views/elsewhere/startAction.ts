import type { DataOf } from '@passo/contract';
import type { Result } from '@passo/domain/result.ts';
import { hash } from '../../state/hashId.ts';
import { randomKey } from '../../device/fingerprint.ts';
import type { Client } from '../../wire/client.ts';
import type { WireProblem } from '../../wire/problem.ts';

/** Starts one of the actions that the server has registered beside the steps. */
export const startAction = (
  call: Client,
  id: 'resend-link' | 'second-device',
  step: string,
  send = false,
): Promise<Result<DataOf<'startAction'>, WireProblem>> =>
  call('startAction', { params: { hash: hash(), id }, body: { step, send }, key: randomKey() });
