import { randomKey } from '../device/fingerprint.ts';
import type { Session } from '../session/session.ts';
import { useConfig } from '../state/config.ts';
import { hash } from '../state/hashId.ts';
import type { WireProblem } from '../wire/problem.ts';
import { leaveFor, offerAgain, startAnew } from './otherLink.ts';

/** This order, or this device, is none to begin another one from: it can still be begun blank. What is still being made is no such no. */
const isNone = ({ status, name }: WireProblem): boolean =>
  status >= 400 && status < 500 && status !== 429 && name !== 'idempotency.inProgress';

/** Begins another order of the same product with what the person told in this one. One press is one order, however often it is tried. */
export function startWith(session: Session): Promise<void> {
  const key = randomKey();
  const start = async (): Promise<void> => {
    const channel = useConfig.getState().config?.code ?? '';
    const made = await session.call('partialForkProposal', { params: { hashId: hash() }, body: { channel }, key });
    if (!made.ok) return isNone(made.problem) ? startAnew(session) : offerAgain(made.problem, start);
    leaveFor(made.value.hashId);
    // The button stays busy: this page goes.
    return new Promise(() => undefined);
  };
  return start();
}
