import type { Visitor } from '../flows/access/access.ts';
import { authorizationOf, authorizeByToken } from '../flows/partner/bankPermission.ts';
import { proposalDetails } from '../flows/shown/details.ts';
import { forkProposal } from '../flows/journey/forkProposal.ts';
import { onceForKey } from '../flows/requests/onceForKey.ts';
import { takeOne } from '../flows/runtime/limit.ts';
import { listContracts } from '../flows/papers/papers.ts';
import { redoDocuments } from '../flows/journey/redoStep.ts';
import { validateStep } from '../flows/journey/validateStep.ts';
import { enterWithToken } from '../flows/partner/enterWithToken.ts';
import type { Routes } from './call.ts';
import { keepProof, visitorOf } from './cookies.ts';
import { callerOf } from './edge.ts';

type Others = Pick<
  Routes,
  | 'c6CarEquityStartInsertion'
  | 'c6PrivatePayrollPolling'
  | 'c6PrivatePayrollToken'
  | 'listContracts'
  | 'partialForkProposal'
  | 'proposalDetails'
  | 'redoDocumentLinkStep'
  | 'validateInitially'
  | 'validateWithToken'
>;

const TOKENS_PER_HOUR = 60;

/** A stored answer is for the device that asked: whoever learns a key alone gets nothing by it. */
const own = (call: string, { hash, deviceToken }: Visitor): string => `${call}:${hash}:${deviceToken}`;

/** Calls beside the steps: papers, another product, a step done again, what a bank or a partner says. */
export const others: Others = {
  listContracts: ({ runtime }, { params, request }) => listContracts(runtime, visitorOf(request, params.id)),

  proposalDetails: ({ runtime }, { params, request }) => proposalDetails(runtime, visitorOf(request, params.id)),

  redoDocumentLinkStep: ({ runtime }, { params, body, idempotencyKey, request }) => {
    const visitor = visitorOf(request, params.hashId);
    const keyed = { scope: own('redo', visitor), key: idempotencyKey, body };
    return onceForKey(runtime, keyed, () => redoDocuments(runtime, visitor, body.step));
  },

  partialForkProposal: async ({ runtime, secure }, { params, body, idempotencyKey, request, reply }) => {
    const visitor = visitorOf(request, params.hashId);
    const keyed = { scope: own('fork', visitor), key: idempotencyKey, body };
    const { deviceToken, ...forked } = await onceForKey(runtime, keyed, () =>
      forkProposal(runtime, visitor, body.channel, callerOf(request)),
    );
    keepProof(reply, forked.hashId, deviceToken, secure);
    return forked;
  },

  c6PrivatePayrollPolling: ({ runtime }, { params, body, idempotencyKey, request }) => {
    const visitor = visitorOf(request, params.hashId);
    const keyed = { scope: own('c6-polling', visitor), key: idempotencyKey, body };
    return onceForKey(runtime, keyed, () =>
      authorizationOf(runtime, visitor, 'privatePayroll', body.resendSms === true),
    );
  },

  c6PrivatePayrollToken: ({ runtime }, { params, body, idempotencyKey, request }) => {
    const visitor = visitorOf(request, params.hashId);
    const keyed = { scope: own('c6-token', visitor), key: idempotencyKey, body };
    return onceForKey(runtime, keyed, () => authorizeByToken(runtime, visitor, 'privatePayroll', body.token));
  },

  c6CarEquityStartInsertion: ({ runtime }, { params, body, idempotencyKey, request }) => {
    const visitor = visitorOf(request, params.id);
    const keyed = { scope: own('c6-insertion', visitor), key: idempotencyKey, body };
    return onceForKey(runtime, keyed, () => authorizationOf(runtime, visitor, 'vehicleEquity', false));
  },

  validateInitially: ({ runtime }, { params, body, request }) =>
    validateStep(runtime, visitorOf(request, params.hashId), body),

  validateWithToken: async ({ runtime, secure }, { params, body, idempotencyKey, request, reply }) => {
    await takeOne(runtime, `vouch:${callerOf(request)}`, TOKENS_PER_HOUR, 3600);
    const keyed = { scope: `vouch:${params.hashId}`, key: idempotencyKey, body };
    const visitor = visitorOf(request, params.hashId);
    const { deviceToken, ...vouched } = await onceForKey(runtime, keyed, () =>
      enterWithToken(runtime, visitor, body.jwtToken),
    );
    keepProof(reply, params.hashId, deviceToken, secure);
    return vouched;
  },
};
