/**
 * Method and path of every call that the portal makes, and nothing else: its client imports this file alone, so that the
 * schemas and the calls of others stay out of its first load. `:name` stands for a path parameter.
 */
export const prefix = '/unauth/product-self-contract';

const get = <Path extends string>(path: Path) => ({ method: 'GET', path: `${prefix}${path}` }) as const;
const post = <Path extends string>(path: Path) => ({ method: 'POST', path: `${prefix}${path}` }) as const;
const patch = <Path extends string>(path: Path) => ({ method: 'PATCH', path: `${prefix}${path}` }) as const;

export const paths = {
  system: get('/:id/system'),
  questions: get('/questions/:code'),
  newHash: post('/new-hash/:id'),
  createProposal: post('/create-proposal/:id'),
  updateStep: patch('/update-step/:hashId/step/:step'),
  showStep: get('/show-step/:hashId/step/:step'),
  resource: get('/:hashId/resource/:name'),
  field: get('/:hashId/field'),
  fieldOptions: post('/:hashId/field'),
  tokenMethods: get('/token-validation/:id/step/:step'),
  tokenConfirm: patch('/token-validation/:id/step/:step'),
  tokenPolling: post('/token-validation/:id/step/:step/polling'),
  tokenSend: post('/token-validation/:id/step/:step/send'),
  finishedUpdate: get('/:id/finished-update'),
  openProposals: post('/:id/get-multi-proposal'),
  simulation: post('/simulation/:id'),
  simulationRange: post('/simulation-range/:id'),
  multipleFinancing: post('/multiple-financing/:id'),
  qitechContracts: get('/:hashId/qitech-contracts'),
  findCompanies: { method: 'GET', path: '/unauth/cnpj/findByName' } as const,
  findAddress: get('/:hashId/address/:cep'),
  fipeResource: get('/:hashId/fipe-resource/:action'),
  fipeModels: get('/:hashId/fipe-modelo-veiculo'),
  fipeYears: get('/:hashId/fipe-ano-modelo-veiculo'),
  fipeValue: get('/:hashId/fipe-valor-veiculo'),
  findVehicle: post('/:hashId/vehicle'),
  validateWithToken: post('/:hashId/validate-with-token'),
  previewStep: get('/preview/step/:kind'),
  previewFlow: get('/preview/flow/:name'),
  judgePreview: post('/preview/judge'),
  startAction: post('/:hash/:id'),
  partialForkProposal: post('/partial-fork-proposal/:hashId'),
  cancelProposal: post('/cancel-proposal/:hashId'),
  forgetDevice: post('/forget-device/:hashId'),
  myData: get('/my-data/:hashId'),
  confirmMyDataCode: patch('/my-data/:hashId'),
  askMyData: post('/my-data/:hashId'),
  sendMyDataCode: post('/my-data/:hashId/send'),
  myDataFile: get('/my-data/:hashId/file/:format'),
  myProposals: get('/my-data/:hashId/proposals'),
  listContracts: get('/:id/list-contracts'),
  document: get('/:hashId/document/:document'),
  events: get('/:hashId/events'),
} satisfies Record<string, { readonly method: 'GET' | 'POST' | 'PATCH'; readonly path: string }>;

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
