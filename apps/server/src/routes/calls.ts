import type { FastifyRequest } from 'fastify';
import { acceptTerm } from '../flows/journey/acceptTerm.ts';
import { tokenConfirm } from '../flows/proof/confirmCode.ts';
import { onceForKey } from '../flows/requests/onceForKey.ts';
import { judgeStep } from '../flows/preview/judgeStep.ts';
import { openFlow } from '../flows/preview/openFlow.ts';
import { previewStep } from '../flows/preview/preview.ts';
import { findAddress, findCompanies } from '../flows/lookups/lookups.ts';
import { openForTypist } from '../flows/access/manualMode.ts';
import { openProposalsOf } from '../flows/proof/openProposals.ts';
import { readField, readResource } from '../flows/lookups/resource.ts';
import { showStep } from '../flows/shown/showStep.ts';
import { takeOfNetwork } from '../flows/runtime/limit.ts';
import { startAction } from '../flows/partner/startAction.ts';
import { createProposal } from '../flows/journey/createProposal.ts';
import { updateStep } from '../flows/journey/updateStep.ts';
import { readQuestions } from '../flows/shown/questions.ts';
import { readSystem } from '../flows/shown/system.ts';
import { openTokenStep } from '../flows/proof/openTokenStep.ts';
import { tokenMethods, tokenSend } from '../flows/proof/sendToStep.ts';
import { tokenPolling } from '../flows/proof/tokenPolling.ts';
import {
  type Asker,
  findVehicle,
  vehicleBrands,
  vehicleModels,
  vehicleValue,
  vehicleYears,
} from '../flows/lookups/vehicles.ts';
import type { Routes } from './call.ts';
import { endings } from './endings.ts';
import { myDataCalls } from './myData.ts';
import { others } from './otherCalls.ts';
import { keepProof, nameDevice, visitorOf } from './cookies.ts';
import { callerOf } from './edge.ts';
import { provenRequest } from './requestKey.ts';
import { simulationRoutes } from './simulations.ts';
import { evidenceOf, submissionOf } from './submission.ts';

const askerOf = (request: FastifyRequest, hash: string): Asker => ({
  visitor: visitorOf(request, hash),
  caller: callerOf(request),
});

/** Faster than anybody changes a flow by hand; each costs a few milliseconds of this process. */
const JUDGED_PER_MINUTE = 120;

/** Every JSON call of the contract. Each line says what it needs; the flows do the rest. */
export const routes: Routes = {
  system: async ({ runtime, secure }, { params, request, reply }) => {
    const visitor = visitorOf(request, params.id);
    const { userofficetoken: typist } = request.headers;
    if (typeof typist === 'string' && typist !== '') await openForTypist(runtime, visitor, typist);
    // Also where it has to prove itself first: the answer to its proof may be lost.
    nameDevice(request, reply, params.id, secure);
    return readSystem(runtime, visitor);
  },

  questions: ({ runtime }, { params }) => readQuestions(runtime, params.code),

  createProposal: async ({ runtime, secure }, input) => {
    const { id } = input.params;
    const device = nameDevice(input.request, input.reply, id, secure);
    const submission = { ...submissionOf(input, id, null, null), device };
    const { proposal, deviceToken } = await createProposal(runtime, submission);
    keepProof(input.reply, id, deviceToken, secure, device);
    return proposal;
  },

  updateStep: async ({ runtime }, input) => {
    const { hashId, step } = input.params;
    return (await updateStep(runtime, submissionOf(input, hashId, step, input.body.revision))).proposal;
  },

  showStep: ({ runtime }, { params, request }) => showStep(runtime, visitorOf(request, params.hashId), params.step),

  resource: ({ runtime }, { params, query, request }) =>
    readResource(runtime, visitorOf(request, params.hashId), params.name, query),

  field: ({ runtime }, { params, query, request }) => readField(runtime, visitorOf(request, params.hashId), query),

  fieldOptions: ({ runtime }, { params, body, request }) => readField(runtime, visitorOf(request, params.hashId), body),

  externalLgpd: ({ runtime }, input) => {
    const { hashId, consent, version } = input.body;
    const visitor = visitorOf(input.request, hashId);
    return onceForKey(runtime, provenRequest(runtime, hashId, input), () =>
      acceptTerm(runtime, visitor, { consent, version }, evidenceOf(input.request, {})),
    );
  },

  tokenMethods: ({ runtime }, { params, request }) => tokenMethods(runtime, visitorOf(request, params.id), params.step),

  tokenSend: ({ runtime, secure }, { params, body, idempotencyKey: key, request, reply }) => {
    // The code is this device's own, so it has to have a name.
    const device = nameDevice(request, reply, params.id, secure);
    const visitor = { ...visitorOf(request, params.id), device };
    const admit = () => openTokenStep(runtime, visitor, params.step);
    return onceForKey(runtime, { key, body, admit }, () =>
      tokenSend(runtime, visitor, params.step, body, callerOf(request)),
    );
  },

  tokenConfirm: async ({ runtime, secure }, { params, body, idempotencyKey, request, reply }) => {
    const evidence = evidenceOf(request, {});
    const caller = callerOf(request);
    const confirmation = { slug: params.step, token: body.token, idempotencyKey, evidence, caller };
    const { proposal, deviceToken } = await tokenConfirm(runtime, visitorOf(request, params.id), confirmation);
    keepProof(reply, params.id, deviceToken, secure);
    return { status: 'success', proposal };
  },

  tokenPolling: ({ runtime }, { params, body, idempotencyKey: key, request }) => {
    const visitor = visitorOf(request, params.id);
    const admit = () => openTokenStep(runtime, visitor, params.step);
    return onceForKey(runtime, { key, body, admit }, () =>
      tokenPolling(runtime, visitor, params.step, body, callerOf(request)),
    );
  },

  ...endings,

  ...others,

  ...myDataCalls,

  multiProposal: ({ runtime }, { params, request }) =>
    openProposalsOf(runtime, visitorOf(request, params.id), params.cpf),

  openProposals: ({ runtime }, { params, request }) => openProposalsOf(runtime, visitorOf(request, params.id), null),

  ...simulationRoutes,

  previewStep: ({ runtime }, { params, query }) =>
    previewStep(runtime, {
      kind: params.kind,
      state: query.estado,
      channel: query.canal,
      inconsistency: query.inconsistencia,
    }),

  previewFlow: ({ runtime }, { params }) => openFlow(runtime, params.name),

  judgePreview: async ({ runtime }, { body, request }) => {
    await takeOfNetwork(runtime, callerOf(request), ['judge', JUDGED_PER_MINUTE, 60]);
    return judgeStep(body);
  },

  startAction: ({ runtime }, input) => {
    const { params, body } = input;
    const visitor = visitorOf(input.request, params.hash);
    return onceForKey(runtime, provenRequest(runtime, params.hash, input), () =>
      startAction(runtime, visitor, params.id, body),
    );
  },

  findCompanies: async ({ runtime }, { query, request }) => findCompanies(runtime, query.name, callerOf(request)),

  findAddress: ({ runtime }, { params, request }) =>
    findAddress(runtime, visitorOf(request, params.hashId), params.cep, callerOf(request)),

  fipeResource: ({ runtime }, { params, query, request }) =>
    vehicleBrands(runtime, askerOf(request, params.hashId), query.tipoVeiculo),

  fipeModels: ({ runtime }, { params, query, request }) =>
    vehicleModels(runtime, askerOf(request, params.hashId), { type: query.tipoVeiculo, brand: query.marca }),

  fipeYears: ({ runtime }, { params, query, request }) =>
    vehicleYears(runtime, askerOf(request, params.hashId), query.modelo),

  fipeValue: ({ runtime }, { params, query, request }) => vehicleValue(runtime, askerOf(request, params.hashId), query),

  findVehicle: ({ runtime }, { params, body, request }) =>
    findVehicle(runtime, askerOf(request, params.hashId), body.placa),
};
