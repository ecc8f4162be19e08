import { calls, type CallName } from '@passo/contract';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walk } from '../../support/journey.ts';
import { CheckedDevice } from './checkedDevice.ts';
import { openStage, type Stage } from './stage.ts';

interface Written {
  readonly body?: z.ZodType;
  readonly data: z.ZodType;
  readonly examples: { readonly body?: unknown; readonly data: unknown };
}

type Other = readonly [CallName, Parameters<CheckedDevice['call']>[1]];

/** Every simulation of the wire, at the step of the private-payroll journey; what that product has not is refused. */
function simulationsOf(hash: string): readonly Other[] {
  const params = { id: hash };
  const at = { params: { hashId: hash }, query: '?step=simulacao' };
  const asked = { step: 'simulacao', valorSolicitado: 2000, prazo: 24 };
  const amounts = [
    ...(['simulation', 'funcaoSimulation'] as const),
    ...(['nioSimulationCalculator', 'crefisaSimulationCalculator'] as const),
  ];
  const lists = [
    'simulationRange',
    'agxPrivateSimulationRange',
    'afinzSimulation',
    'cdcFinancing',
    'multipleFinancing',
  ] as const;
  return [
    ...amounts.map((name): Other => [name, { params, body: asked }]),
    ...lists.map((name): Other => [name, { params, body: { step: 'simulacao', valorSolicitado: 2000 } }]),
    ['qitechSimulationCalculator', { params, body: asked }],
    ['qitechMaxValuesSimulation', { params, body: { step: 'simulacao' } }],
    ['agxPrivateSimulation', { params, body: { step: 'simulacao', tipoSimulacao: 'parcela', valor: 250, prazo: 24 } }],
    ['fgtsSimulation', { params, body: { step: 'simulacao', periodos: 3 } }],
    ['cdcSimulation', { ...at, query: '?step=simulacao&valorEntradaCDC=100&comSeguro=true' }],
    ['agxPrivateSimulationType', at],
    ['agxPrivateSimulationDeadline', at],
    ['multipleFinancingResource', at],
    ['residencyValue', at],
    ['qitechContracts', at],
    ['qitechCreditTransferParticipants', at],
  ];
}

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

describe('the contract', () => {
  it.each(Object.entries<Written>(calls))('has examples of %s that it would take itself', (_name, call) => {
    expect(call.data.safeParse(call.examples.data).error).toBeUndefined();
    if (call.body !== undefined) expect(call.body.safeParse(call.examples.body).error).toBeUndefined();
  });

  it('is kept by every answer on the way to the money, and by every other call', async () => {
    const customer = stage.newcomer();
    await walk(customer, stage.world);
    const { device, hash } = customer;
    const others: readonly Other[] = [
      ['system', { params: { id: hash } }],
      ['questions', { params: { code: 'aurora-clt' } }],
      ['previewStep', { params: { kind: 'creditAnalysis' }, query: '?estado=waiting' }],
      ['previewFlow', { params: { name: 'aurora-clt' } }],
      ['judgePreview', { body: calls.judgePreview.examples.body }],
      ['startAction', { params: { hash, id: 'second-device' }, body: { step: 'documento' } }],
      ['listContracts', { params: { id: hash } }],
      ['proposalDetails', { params: { id: hash } }],
      ['tokenPolling', { params: { id: hash, step: 'codigo' }, body: { startPolling: true } }],
      ['redoDocumentLinkStep', { params: { hashId: hash }, body: {} }],
      ['partialForkProposal', { params: { hashId: hash }, body: { channel: 'aurora-clt' } }],
      ['c6PrivatePayrollPolling', { params: { hashId: hash }, body: { startPolling: true } }],
      ['c6PrivatePayrollToken', { params: { hashId: hash }, body: { token: '000000' } }],
      ['c6CarEquityStartInsertion', { params: { id: hash }, body: {} }],
      ['validateInitially', { params: { hashId: hash }, body: { proposalData: {} } }],
      ['validateWithToken', { params: { hashId: hash }, body: { jwtToken: 'nothing' } }],
      ['showStep', { params: { hashId: hash, step: 'simulacao' } }],
      ['resource', { params: { hashId: hash, name: 'estadoCivil' } }],
      ['resource', { params: { hashId: hash, name: 'nothing' } }],
      ['resource', { params: { hashId: hash, name: 'municipios' }, query: '?referenceResourceCode=SP' }],
      ['resource', { params: { hashId: hash, name: 'municipios' } }],
      ['field', { params: { hashId: hash }, query: '?fieldId=estadoCivil' }],
      ['field', { params: { hashId: hash }, query: '?fieldId=nothing' }],
      ['fieldOptions', { params: { hashId: hash }, body: { fieldId: 'estadoCivil' } }],
      ['findCompanies', { query: '?name=%20' }],
      ['tokenMethods', { params: { id: hash, step: 'codigo' } }],
      ['openProposals', { params: { id: hash }, body: {} }],
      ['multiProposal', { params: { id: hash, cpf: '52998224725' } }],
      ['findCompanies', { query: '?name=padaria' }],
      ['findAddress', { params: { hashId: hash, cep: '01001000' } }],
      ['findAddress', { params: { hashId: hash, cep: '99999999' } }],
      ['fipeResource', { params: { hashId: hash, action: 'marcas' }, query: '?tipoVeiculo=carros' }],
      ['fipeModels', { params: { hashId: hash }, query: '?tipoVeiculo=carros&marca=21' }],
      ['fipeYears', { params: { hashId: hash }, query: '?modelo=carros/21/9535' }],
      ['fipeValue', { params: { hashId: hash }, query: '?modelo=carros/21/9535&ano=2022-5' }],
      ['findVehicle', { params: { hashId: hash }, body: { placa: 'ABC1D23' } }],
      ['findVehicle', { params: { hashId: hash }, body: { placa: 'ZZZ9Z99' } }],
      ...simulationsOf(hash),
      ['externalLgpd', { body: { hashId: hash, consent: 'marketing', version: '2026-11' } }],
      ['externalLgpd', { body: { hashId: hash, consent: 'nothing', version: '2026-11' } }],
      ['myData', { params: { hashId: hash } }],
      ['myProposals', { params: { hashId: hash } }],
      ['sendMyDataCode', { params: { hashId: hash }, body: {} }],
      ['confirmMyDataCode', { params: { hashId: hash }, body: { token: '000000' } }],
      ['askMyData', { params: { hashId: hash }, body: { kind: 'copy' } }],
      ['cancelProposal', { params: { hashId: hash }, body: {} }],
      ['forgetDevice', { params: { hashId: hash }, body: {} }],
    ];
    // Each answer is held against the contract by the device itself.
    for (const [name, options] of others) await device.call(name, options);
    expect(device).toBeInstanceOf(CheckedDevice);
    if (device instanceof CheckedDevice) expect([...device.called].sort()).toEqual(Object.keys(calls).sort());
  });

  it('is what the machine-readable document says', async () => {
    const document = await (await fetch(`${stage.server.url}/openapi.json`)).json();
    const operations = Object.values<Record<string, { operationId: string }>>(Object(document).paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(operations.sort()).toEqual(Object.keys(calls).sort());
  });
});
