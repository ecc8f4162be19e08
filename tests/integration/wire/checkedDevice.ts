import { calls, type CallName, type JsonCallName } from '@passo/contract';
import type { z } from 'zod';
import { Device, type WireAnswer } from '../../support/customer.ts';

interface Promised {
  readonly data: z.ZodType;
  readonly problems: readonly string[];
}

const promised: Readonly<Record<JsonCallName, Promised>> = calls;
const isJsonCall = (name: CallName): name is JsonCallName => Object.hasOwn(calls, name);

/** A device that holds every answer against the contract: good ones against its schema, bad ones against its list of problems. */
export class CheckedDevice extends Device {
  readonly called = new Set<string>();

  override async call(...[name, options]: Parameters<Device['call']>): Promise<WireAnswer> {
    const answer = await super.call(name, options);
    if (isJsonCall(name)) check(name, answer);
    this.called.add(name);
    return answer;
  }
}

function check(name: JsonCallName, { status, body }: WireAnswer): void {
  const { data, problems } = promised[name];
  if (status === 200) {
    const parsed = data.safeParse(body.data);
    if (!parsed.success) throw new Error(`${name} does not answer what the contract says: ${parsed.error.message}`);
    return;
  }
  if (!problems.includes(body.name ?? ''))
    throw new Error(`${name} answered ${body.name}, which the contract does not name`);
  if (status !== (body as { status?: unknown }).status)
    throw new Error(`${name} answered ${status} and says otherwise`);
}
