import type { DataOf } from '@passo/contract';
import { ProblemError } from '../../platform/problemError.ts';
import { openAccess, type Visitor } from '../access/access.ts';
import { takeLookup } from './lookupLimits.ts';
import type { Caller } from '../runtime/challenge.ts';
import type { Runtime } from '../runtime/runtime.ts';

const TIMEOUT_MS = 8_000;

export async function findCompanies(runtime: Runtime, name: string, caller: Caller): Promise<DataOf<'findCompanies'>> {
  await takeLookup(runtime, caller);
  const answer = await runtime.companies.find(name.trim(), AbortSignal.timeout(TIMEOUT_MS));
  if (answer.kind === 'failed') throw new ProblemError('provider.failed');
  return { companies: [...answer.companies] };
}

/** Never an error: whatever happens outside, the customer goes on typing. */
export async function findAddress(
  runtime: Runtime,
  visitor: Visitor,
  cep: string,
  caller: Caller,
): Promise<DataOf<'findAddress'>> {
  await takeLookup(runtime, caller, visitor, await openAccess(runtime, visitor));
  const answer = await runtime.addresses.find(cep, AbortSignal.timeout(TIMEOUT_MS));
  return { address: answer.kind === 'done' ? answer.address : null };
}
