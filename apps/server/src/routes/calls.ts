import type { FastifyRequest } from 'fastify';
import { acceptTerm } from '../flows/journey/acceptTerm.ts';
import { tokenConfirm } from '../flows/proof/confirmCode.ts';
import { onceForKey } from '../flows/requests/onceForKey.ts';
import { takeOne } from '../flows/runtime/limit.ts';
import { previewStep } from '../flows/preview/preview.ts';
import { findAddress, findCompanies } from '../flows/lookups/lookups.ts';
import { openForTypist } from '../flows/access/manualMode.ts';
import { openProposalsOf } from '../flows/journey/multiProposal.ts';
import { readField, readResource } from '../flows/lookups/resource.ts';
import { showStep } from '../flows/shown/showStep.ts';
import { startAction } from '../flows/partner/startAction.ts';
import { createProposal } from '../flows/journey/createProposal.ts';
import { updateStep } from '../flows/journey/updateStep.ts';
import { readSystem } from '../flows/shown/system.ts';
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
import { others } from './otherCalls.ts';
import { keepProof, visitorOf } from './cookies.ts';
import { callerOf } from './edge.ts';
import { simulationRoutes } from './simulations.ts';
import { evidenceOf, submissionOf } from './submission.ts';

const askerOf = (request: FastifyRequest, hash: string): Asker => ({
  visitor: visitorOf(request, hash),
  caller: callerOf(request),
});

/** Every JSON call of the contract. Each line says what it needs; the flows do the rest. */
export const routes: Routes = {
  system: async ({ runtime }, { params, request }) => {
    const visitor = visitorOf(request, params.id);
    const { userofficetoken: typist } = request.headers;
    if (typeof typist === 'string' && typist !== '') await openForTypist(runtime, visitor, typist);
    return readSystem(runtime, visitor);
  },

  createProposal: async ({ runtime, secure }, input) => {
    const { id } = input.params;
    const { proposal, deviceToken } = await createProposal(runtime, submissionOf(input, id, null, null));
    keepProof(input.reply, id, deviceToken, secure);
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

  externalLgpd: ({ runtime }, { body, idempotencyKey, request }) => {
    const { hashId, consent, version } = body;
    const keyed = { scope: `lgpd:${hashId}`, key: idempotencyKey, body };
    const visitor = visitorOf(request, hashId);
    return onceForKey(runtime, keyed, () =>
      acceptTerm(runtime, visitor, { consent, version }, evidenceOf(request, {})),
    );
  },

  tokenMethods: ({ runtime }, { params, request }) => tokenMethods(runtime, visitorOf(request, params.id), params.step),

  tokenSend: ({ runtime }, { params, body, idempotencyKey, request }) => {
    const keyed = { scope: `token:${params.id}`, key: idempotencyKey, body };
    return onceForKey(runtime, keyed, () => tokenSend(runtime, visitorOf(request, params.id), params.step, body));
  },

  tokenConfirm: async ({ runtime, secure }, { params, body, idempotencyKey, request, reply }) => {
    await takeOne(runtime, `code:${callerOf(request)}`, 60, 3600);
    const evidence = evidenceOf(request, {});
    const confirmation = { slug: params.step, token: body.token, idempotencyKey, evidence };
    const { proposal, deviceToken } = await tokenConfirm(runtime, visitorOf(request, params.id), confirmation);
    keepProof(reply, params.id, deviceToken, secure);
    return { status: 'success', proposal };
  },

  tokenPolling: ({ runtime }, { params, body, idempotencyKey, request }) => {
    const keyed = { scope: `polling:${params.id}:${params.step}`, key: idempotencyKey, body };
    return onceForKey(runtime, keyed, () => tokenPolling(runtime, visitorOf(request, params.id), params.step, body));
  },

  ...endings,

  ...others,

  multiProposal: ({ runtime }, { params, request }) =>
    openProposalsOf(runtime, visitorOf(request, params.id), params.cpf, callerOf(request)),

  ...simulationRoutes,

  previewStep: ({ runtime }, { params, query }) =>
    previewStep(runtime, {
      kind: params.kind,
      state: query.estado,
      channel: query.canal,
      inconsistency: query.inconsistencia,
    }),

  startAction: ({ runtime }, { params, body, idempotencyKey, request }) => {
    const keyed = { scope: `action:${params.hash}:${params.id}`, key: idempotencyKey, body };
    const visitor = visitorOf(request, params.hash);
    return onceForKey(runtime, keyed, () => startAction(runtime, visitor, params.id, body));
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
