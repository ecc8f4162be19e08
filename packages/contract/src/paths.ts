/**
 * Method and path of every call, and nothing else: the portal's client imports this file alone, so that the schemas
 * stay out of its first load. `:name` stands for a path parameter.
 */
const prefix = '/unauth/product-self-contract';

export const paths = {
  system: { method: 'GET', path: `${prefix}/:id/system` },
  newHash: { method: 'POST', path: `${prefix}/new-hash/:id` },
  createProposal: { method: 'POST', path: `${prefix}/create-proposal/:id` },
  updateStep: { method: 'PATCH', path: `${prefix}/update-step/:hashId/step/:step` },
  showStep: { method: 'GET', path: `${prefix}/show-step/:hashId/step/:step` },
  resource: { method: 'GET', path: `${prefix}/:hashId/resource/:name` },
  field: { method: 'GET', path: `${prefix}/:hashId/field` },
  externalLgpd: { method: 'PATCH', path: `${prefix}/external/lgpd` },
  tokenMethods: { method: 'GET', path: `${prefix}/token-validation/:id/step/:step` },
  tokenConfirm: { method: 'PATCH', path: `${prefix}/token-validation/:id/step/:step` },
  tokenPolling: { method: 'POST', path: `${prefix}/token-validation/:id/step/:step/polling` },
  tokenSend: { method: 'POST', path: `${prefix}/token-validation/:id/step/:step/send` },
  finishedUpdate: { method: 'GET', path: `${prefix}/:id/finished-update` },
  multiProposal: { method: 'GET', path: `${prefix}/:id/get-multi-proposal/:cpf` },
  simulation: { method: 'POST', path: `${prefix}/simulation/:id` },
  agxPrivateSimulation: { method: 'POST', path: `${prefix}/agx-private-simulation/:id` },
  agxPrivateSimulationRange: { method: 'POST', path: `${prefix}/agx-private-simulation-range/:id` },
  afinzSimulation: { method: 'POST', path: `${prefix}/afinz-simulation/:id` },
  qitechSimulationCalculator: { method: 'POST', path: `${prefix}/qitech-simulation-calculator/:id` },
  qitechMaxValuesSimulation: { method: 'POST', path: `${prefix}/qitech-max-values-simulation/:id` },
  funcaoSimulation: { method: 'POST', path: `${prefix}/funcao-simulation-calculator/simulation/:id` },
  nioSimulationCalculator: { method: 'POST', path: `${prefix}/nio-simulation-calculator/:id` },
  crefisaSimulationCalculator: { method: 'POST', path: `${prefix}/crefisa-simulation-calculator/:id` },
  multipleFinancing: { method: 'POST', path: `${prefix}/multiple-financing/:id` },
  cdcFinancing: { method: 'POST', path: `${prefix}/cdc-financing/:id` },
  fgtsSimulation: { method: 'POST', path: `${prefix}/simulation-calculator/fgts/:id` },
  cdcSimulation: { method: 'GET', path: `${prefix}/:hashId/cdc-simulation` },
  agxPrivateSimulationType: { method: 'GET', path: `${prefix}/:hashId/agx-private-simulation-type` },
  agxPrivateSimulationDeadline: { method: 'GET', path: `${prefix}/:hashId/agx-private-simulation-deadline-resource` },
  multipleFinancingResource: { method: 'GET', path: `${prefix}/:hashId/multiple-financing-resource` },
  residencyValue: { method: 'GET', path: `${prefix}/:hashId/multiple-financing-residency-value` },
  qitechContracts: { method: 'GET', path: `${prefix}/:hashId/qitech-contracts` },
  qitechCreditTransferParticipants: { method: 'GET', path: `${prefix}/:hashId/qitech-credit-transfer-participants` },
  findCompanies: { method: 'GET', path: '/unauth/cnpj/findByName' },
  findAddress: { method: 'GET', path: `${prefix}/:hashId/address/:cep` },
  fipeResource: { method: 'GET', path: `${prefix}/:hashId/fipe-resource/:action` },
  fipeModels: { method: 'GET', path: `${prefix}/:hashId/fipe-modelo-veiculo` },
  fipeYears: { method: 'GET', path: `${prefix}/:hashId/fipe-ano-modelo-veiculo` },
  fipeValue: { method: 'GET', path: `${prefix}/:hashId/fipe-valor-veiculo` },
  findVehicle: { method: 'POST', path: `${prefix}/:hashId/vehicle` },
  listContracts: { method: 'GET', path: `${prefix}/:id/list-contracts` },
  proposalDetails: { method: 'GET', path: `${prefix}/:id/proposal-details` },
  redoDocumentLinkStep: { method: 'PATCH', path: `${prefix}/redo-document-link-step/:hashId` },
  partialForkProposal: { method: 'POST', path: `${prefix}/partial-fork-proposal/:hashId` },
  c6PrivatePayrollPolling: { method: 'POST', path: `${prefix}/c6-consignado-privado-polling/:hashId` },
  c6PrivatePayrollToken: { method: 'POST', path: `${prefix}/c6-consignado-privado-token/:hashId` },
  c6CarEquityStartInsertion: { method: 'POST', path: `${prefix}/c6-car-equity-start-insertion/:id` },
  validateInitially: { method: 'POST', path: `${prefix}/:hashId/validate-initially` },
  validateWithToken: { method: 'POST', path: `${prefix}/:hashId/validate-with-token` },
  previewStep: { method: 'GET', path: `${prefix}/preview/step/:kind` },
  startAction: { method: 'POST', path: `${prefix}/:hash/:id` },
  document: { method: 'GET', path: `${prefix}/:hashId/document/:document` },
  events: { method: 'GET', path: `${prefix}/:hashId/events` },
} as const satisfies Record<string, { readonly method: 'GET' | 'POST' | 'PATCH'; readonly path: string }>;

export type CallName = keyof typeof paths;

/** The path with its parameters filled in, each encoded. */
export function pathOf(call: CallName, parameters: Readonly<Record<string, string>>): string {
  return paths[call].path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
}
