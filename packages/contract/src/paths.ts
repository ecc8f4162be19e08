/**
 * Method and path of every call that the portal makes, and nothing else: its client imports this file alone, so that the
 * schemas and the calls of others stay out of its first load. `:name` stands for a path parameter.
 */
export const prefix = '/unauth/product-self-contract';

export const paths = {
  system: { method: 'GET', path: `${prefix}/:id/system` },
  newHash: { method: 'POST', path: `${prefix}/new-hash/:id` },
  createProposal: { method: 'POST', path: `${prefix}/create-proposal/:id` },
  updateStep: { method: 'PATCH', path: `${prefix}/update-step/:hashId/step/:step` },
  showStep: { method: 'GET', path: `${prefix}/show-step/:hashId/step/:step` },
  resource: { method: 'GET', path: `${prefix}/:hashId/resource/:name` },
  field: { method: 'GET', path: `${prefix}/:hashId/field` },
  fieldOptions: { method: 'POST', path: `${prefix}/:hashId/field` },
  tokenMethods: { method: 'GET', path: `${prefix}/token-validation/:id/step/:step` },
  tokenConfirm: { method: 'PATCH', path: `${prefix}/token-validation/:id/step/:step` },
  tokenPolling: { method: 'POST', path: `${prefix}/token-validation/:id/step/:step/polling` },
  tokenSend: { method: 'POST', path: `${prefix}/token-validation/:id/step/:step/send` },
  finishedUpdate: { method: 'GET', path: `${prefix}/:id/finished-update` },
  openProposals: { method: 'POST', path: `${prefix}/:id/get-multi-proposal` },
  simulation: { method: 'POST', path: `${prefix}/simulation/:id` },
  agxPrivateSimulationRange: { method: 'POST', path: `${prefix}/agx-private-simulation-range/:id` },
  multipleFinancing: { method: 'POST', path: `${prefix}/multiple-financing/:id` },
  qitechContracts: { method: 'GET', path: `${prefix}/:hashId/qitech-contracts` },
  findCompanies: { method: 'GET', path: '/unauth/cnpj/findByName' },
  findAddress: { method: 'GET', path: `${prefix}/:hashId/address/:cep` },
  fipeResource: { method: 'GET', path: `${prefix}/:hashId/fipe-resource/:action` },
  fipeModels: { method: 'GET', path: `${prefix}/:hashId/fipe-modelo-veiculo` },
  fipeYears: { method: 'GET', path: `${prefix}/:hashId/fipe-ano-modelo-veiculo` },
  fipeValue: { method: 'GET', path: `${prefix}/:hashId/fipe-valor-veiculo` },
  findVehicle: { method: 'POST', path: `${prefix}/:hashId/vehicle` },
  validateWithToken: { method: 'POST', path: `${prefix}/:hashId/validate-with-token` },
  previewStep: { method: 'GET', path: `${prefix}/preview/step/:kind` },
  previewFlow: { method: 'GET', path: `${prefix}/preview/flow/:name` },
  judgePreview: { method: 'POST', path: `${prefix}/preview/judge` },
  startAction: { method: 'POST', path: `${prefix}/:hash/:id` },
  cancelProposal: { method: 'POST', path: `${prefix}/cancel-proposal/:hashId` },
  forgetDevice: { method: 'POST', path: `${prefix}/forget-device/:hashId` },
  myData: { method: 'GET', path: `${prefix}/my-data/:hashId` },
  confirmMyDataCode: { method: 'PATCH', path: `${prefix}/my-data/:hashId` },
  askMyData: { method: 'POST', path: `${prefix}/my-data/:hashId` },
  sendMyDataCode: { method: 'POST', path: `${prefix}/my-data/:hashId/send` },
  myDataFile: { method: 'GET', path: `${prefix}/my-data/:hashId/file/:format` },
  listContracts: { method: 'GET', path: `${prefix}/:id/list-contracts` },
  document: { method: 'GET', path: `${prefix}/:hashId/document/:document` },
  events: { method: 'GET', path: `${prefix}/:hashId/events` },
} as const satisfies Record<string, { readonly method: 'GET' | 'POST' | 'PATCH'; readonly path: string }>;

export type PortalCallName = keyof typeof paths;

/** A path with its parameters filled in, each encoded. */
export const fillIn = (path: string, parameters: Readonly<Record<string, string>>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));

export const pathOf = (call: PortalCallName, parameters: Readonly<Record<string, string>>): string =>
  fillIn(paths[call].path, parameters);

/**
 * How a limit that a whole network shares is passed: the answer `challenge.required` (429) carries a challenge under
 * `errors.challenge`, and the same request with its solution in this header is let through, once.
 */
export const SOLUTION_HEADER = 'x-challenge-solution';
