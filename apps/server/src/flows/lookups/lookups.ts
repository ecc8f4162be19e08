import type { DataOf } from '@passo/contract';
import { ProblemError } from '../../platform/problemError.ts';
import { openAccess, type Visitor } from '../access/access.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

const LOOKUPS_PER_MINUTE = 60;
const TIMEOUT_MS = 8_000;

async function limited(runtime: Runtime, caller: string): Promise<void> {
  await takeOne(runtime, `lookup:${caller}`, LOOKUPS_PER_MINUTE, 60);
}

export async function findCompanies(runtime: Runtime, name: string, caller: string): Promise<DataOf<'findCompanies'>> {
  await limited(runtime, caller);
  const answer = await runtime.companies.find(name.trim(), AbortSignal.timeout(TIMEOUT_MS));
  if (answer.kind === 'failed') throw new ProblemError('provider.failed');
  return { companies: [...answer.companies] };
}

/** Never an error: whatever happens outside, the customer goes on typing. */
export async function findAddress(
  runtime: Runtime,
  visitor: Visitor,
  cep: string,
  caller: string,
): Promise<DataOf<'findAddress'>> {
  await openAccess(runtime, visitor);
  await limited(runtime, caller);
  const answer = await runtime.addresses.find(cep, AbortSignal.timeout(TIMEOUT_MS));
  return { address: answer.kind === 'done' ? answer.address : null };
}
