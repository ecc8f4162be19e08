import { cancelProposal, startOver } from '../flows/journey/endProposal.ts';
import { forgetDevice } from '../flows/journey/forgetDevice.ts';
import { newLink } from '../flows/access/links.ts';
import { onceForKey } from '../flows/requests/onceForKey.ts';
import type { Routes } from './call.ts';
import { clearCookies, nameDevice, proofsOf, visitorOf } from './cookies.ts';
import { callerOf } from './edge.ts';
import { provenRequest } from './requestKey.ts';

type Endings = Pick<Routes, 'cancelProposal' | 'forgetDevice' | 'newHash'>;

/** How a person leaves: the proposal, this device, or both for a new beginning. */
export const endings: Endings = {
  cancelProposal: ({ runtime }, { params, body, idempotencyKey, request }) =>
    onceForKey(runtime, provenRequest(runtime, params.hashId, { idempotencyKey, body, request }), () =>
      cancelProposal(runtime, visitorOf(request, params.hashId)),
    ),

  // Forgetting twice is forgetting once: nothing has to be remembered for a key. Nor is it counted: a neighbour who leaves too often
  // would keep everybody in, and only a device that is in makes anything be written, once.
  forgetDevice: async ({ runtime, secure }, { params, request, reply }) => {
    clearCookies(request, reply, secure);
    await forgetDevice(runtime, visitorOf(request, params.hashId), proofsOf(request));
    return { forgotten: true };
  },

  // Beside a link it is a new beginning: the old proposal is given up, and this device forgets the person.
  newHash: async ({ runtime, secure }, { params, body, idempotencyKey: key, request, reply }) => {
    const { id } = params;
    const caller = callerOf(request);
    if (runtime.channels.byCode(id) !== undefined) {
      const made = await newLink(runtime, id, caller, { key, body });
      nameDevice(request, reply, made, secure);
      return { hashId: made };
    }
    const visitor = visitorOf(request, id);
    const hashId = await onceForKey(runtime, { key, body }, () => startOver(runtime, visitor, caller));
    await forgetDevice(runtime, visitor, proofsOf(request));
    clearCookies(request, reply, secure);
    nameDevice(request, reply, hashId, secure);
    return { hashId };
  },
};
