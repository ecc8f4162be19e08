import { authorizationOf, authorizeByToken } from '../flows/partner/bankPermission.ts';
import { proposalDetails } from '../flows/shown/details.ts';
import { linkDigest } from '../flows/access/access.ts';
import { forkProposal } from '../flows/proof/forkProposal.ts';
import { onceForKey } from '../flows/requests/onceForKey.ts';
import { countingFailuresAfter } from '../flows/runtime/limit.ts';
import { listContracts } from '../flows/papers/papers.ts';
import { redoDocuments } from '../flows/journey/redoStep.ts';
import { validateStep } from '../flows/journey/validateStep.ts';
import { enterWithToken, stillVouched } from '../flows/partner/enterWithToken.ts';
import type { Routes } from './call.ts';
import { keepProof, nameDevice, visitorOf } from './cookies.ts';
import { callerOf } from './edge.ts';
import { provenRequest } from './requestKey.ts';
import { evidenceOf } from './submission.ts';

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

/** Tokens that are no good: thousands of customers with good ones come from one address of a mobile network. */
const FAILURES_PER_HOUR = 60;

/** Calls beside the steps: papers, another product, a step done again, what a bank or a partner says. */
export const others: Others = {
  listContracts: ({ runtime }, { params, request }) => listContracts(runtime, visitorOf(request, params.id)),

  proposalDetails: ({ runtime }, { params, request }) => proposalDetails(runtime, visitorOf(request, params.id)),

  redoDocumentLinkStep: ({ runtime }, input) => {
    const { hashId } = input.params;
    const visitor = visitorOf(input.request, hashId);
    return onceForKey(runtime, provenRequest(runtime, hashId, input), () =>
      redoDocuments(runtime, visitor, input.body.step),
    );
  },

  partialForkProposal: async ({ runtime, secure }, input) => {
    const { params, body, request, reply } = input;
    const visitor = visitorOf(request, params.hashId);
    const { deviceToken, ...forked } = await onceForKey(runtime, provenRequest(runtime, params.hashId, input), () =>
      forkProposal(runtime, visitor, body.channel, { caller: callerOf(request), evidence: evidenceOf(request, {}) }),
    );
    keepProof(reply, forked.hashId, deviceToken, secure);
    return forked;
  },

  c6PrivatePayrollPolling: ({ runtime }, input) => {
    const { hashId } = input.params;
    const visitor = visitorOf(input.request, hashId);
    return onceForKey(runtime, provenRequest(runtime, hashId, input), () =>
      authorizationOf(runtime, visitor, 'privatePayroll', input.body.resendSms === true),
    );
  },

  c6PrivatePayrollToken: ({ runtime }, input) => {
    const { hashId } = input.params;
    const visitor = visitorOf(input.request, hashId);
    return onceForKey(runtime, provenRequest(runtime, hashId, input), () =>
      authorizeByToken(runtime, visitor, 'privatePayroll', input.body.token),
    );
  },

  c6CarEquityStartInsertion: ({ runtime }, input) => {
    const { id } = input.params;
    const visitor = visitorOf(input.request, id);
    return onceForKey(runtime, provenRequest(runtime, id, input), () =>
      authorizationOf(runtime, visitor, 'vehicleEquity', false),
    );
  },

  validateInitially: ({ runtime }, { params, body, request }) =>
    validateStep(runtime, visitorOf(request, params.hashId), body),

  validateWithToken: async ({ runtime, secure }, { params, body, idempotencyKey: key, request, reply }) => {
    const visitor = visitorOf(request, params.hashId);
    const device = nameDevice(request, reply, params.hashId, secure);
    const word = { token: body.jwtToken, device, evidence: evidenceOf(request, {}) };
    const vouching = {
      key,
      body,
      link: linkDigest(params.hashId),
      admit: () => stillVouched(runtime, visitor, body.jwtToken, device),
    };
    const { deviceToken, ...vouched } = await countingFailuresAfter(
      runtime,
      callerOf(request),
      ['vouch', FAILURES_PER_HOUR, 3600],
      () => onceForKey(runtime, vouching, () => enterWithToken(runtime, visitor, word)),
    );
    keepProof(reply, params.hashId, deviceToken, secure, device);
    return vouched;
  },
};
