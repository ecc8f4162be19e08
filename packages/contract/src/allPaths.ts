import { fillIn, paths as portalPaths, prefix } from './paths.ts';

/** Method and path of every call: those of the portal, and those that only others make. */
export const paths = {
  ...portalPaths,
  multiProposal: { method: 'GET', path: `${prefix}/:id/get-multi-proposal/:cpf` },
  externalLgpd: { method: 'PATCH', path: `${prefix}/external/lgpd` },
  agxPrivateSimulationRange: { method: 'POST', path: `${prefix}/agx-private-simulation-range/:id` },
  agxPrivateSimulation: { method: 'POST', path: `${prefix}/agx-private-simulation/:id` },
  afinzSimulation: { method: 'POST', path: `${prefix}/afinz-simulation/:id` },
  qitechSimulationCalculator: { method: 'POST', path: `${prefix}/qitech-simulation-calculator/:id` },
  qitechMaxValuesSimulation: { method: 'POST', path: `${prefix}/qitech-max-values-simulation/:id` },
  funcaoSimulation: { method: 'POST', path: `${prefix}/funcao-simulation-calculator/simulation/:id` },
  nioSimulationCalculator: { method: 'POST', path: `${prefix}/nio-simulation-calculator/:id` },
  crefisaSimulationCalculator: { method: 'POST', path: `${prefix}/crefisa-simulation-calculator/:id` },
  cdcFinancing: { method: 'POST', path: `${prefix}/cdc-financing/:id` },
  fgtsSimulation: { method: 'POST', path: `${prefix}/simulation-calculator/fgts/:id` },
  cdcSimulation: { method: 'GET', path: `${prefix}/:hashId/cdc-simulation` },
  agxPrivateSimulationType: { method: 'GET', path: `${prefix}/:hashId/agx-private-simulation-type` },
  agxPrivateSimulationDeadline: { method: 'GET', path: `${prefix}/:hashId/agx-private-simulation-deadline-resource` },
  multipleFinancingResource: { method: 'GET', path: `${prefix}/:hashId/multiple-financing-resource` },
  residencyValue: { method: 'GET', path: `${prefix}/:hashId/multiple-financing-residency-value` },
  qitechCreditTransferParticipants: { method: 'GET', path: `${prefix}/:hashId/qitech-credit-transfer-participants` },
  proposalDetails: { method: 'GET', path: `${prefix}/:id/proposal-details` },
  redoDocumentLinkStep: { method: 'PATCH', path: `${prefix}/redo-document-link-step/:hashId` },
  c6PrivatePayrollPolling: { method: 'POST', path: `${prefix}/c6-consignado-privado-polling/:hashId` },
  c6PrivatePayrollToken: { method: 'POST', path: `${prefix}/c6-consignado-privado-token/:hashId` },
  c6CarEquityStartInsertion: { method: 'POST', path: `${prefix}/c6-car-equity-start-insertion/:id` },
  validateInitially: { method: 'POST', path: `${prefix}/:hashId/validate-initially` },
} as const satisfies Record<string, { readonly method: 'GET' | 'POST' | 'PATCH'; readonly path: string }>;

export type CallName = keyof typeof paths;

/** The path with its parameters filled in, each encoded. */
export const pathOf = (call: CallName, parameters: Readonly<Record<string, string>>): string =>
  fillIn(paths[call].path, parameters);
