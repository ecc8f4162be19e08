import { cancelProposal, startOver } from '../flows/journey/endProposal.ts';
import { forgetDevice } from '../flows/journey/forgetDevice.ts';
import { newLink } from '../flows/access/links.ts';
import { onceForKey } from '../flows/requests/onceForKey.ts';
import { takeOne } from '../flows/runtime/limit.ts';
import type { Routes } from './call.ts';
import { clearCookies, proofsOf, visitorOf } from './cookies.ts';
import { callerOf } from './edge.ts';

type Endings = Pick<Routes, 'cancelProposal' | 'forgetDevice' | 'newHash'>;

const LEAVES_PER_HOUR = 300;

/** How a person leaves: the proposal, this device, or both for a new beginning. */
export const endings: Endings = {
  cancelProposal: ({ runtime }, { params, body, idempotencyKey, request }) => {
    const visitor = visitorOf(request, params.hashId);
    const scope = `cancel:${params.hashId}:${visitor.deviceToken}`;
    return onceForKey(runtime, { scope, key: idempotencyKey, body }, () => cancelProposal(runtime, visitor));
  },

  // Forgetting twice is forgetting once: nothing has to be remembered for a key.
  forgetDevice: async ({ runtime, secure }, { params, request, reply }) => {
    await takeOne(runtime, `leave:${callerOf(request)}`, LEAVES_PER_HOUR, 3600);
    clearCookies(request, reply, secure);
    await forgetDevice(runtime, visitorOf(request, params.hashId), proofsOf(request));
    return { forgotten: true };
  },

  // Beside a link it is a new beginning: the old proposal is given up, and this device forgets the person.
  newHash: async ({ runtime, secure }, { params, body, idempotencyKey, request, reply }) => {
    const { id } = params;
    const keyed = { scope: `new-hash:${id}`, key: idempotencyKey, body };
    const caller = callerOf(request);
    if (runtime.channels.byCode(id) !== undefined)
      return { hashId: await onceForKey(runtime, keyed, () => newLink(runtime, id, caller)) };
    const visitor = visitorOf(request, id);
    const hashId = await onceForKey(runtime, keyed, () => startOver(runtime, visitor, caller));
    await forgetDevice(runtime, visitor, proofsOf(request));
    clearCookies(request, reply, secure);
    return { hashId };
  },
};
