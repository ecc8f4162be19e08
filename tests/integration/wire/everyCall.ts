import { calls, paths, type CallName } from '@passo/contract';

/* Every call as it is made with its own examples, for tests that are made for all of them. */

export interface Described {
  readonly name: CallName;
  readonly method: string;
  /** The parameters of its path, in order. */
  readonly params: readonly string[];
  readonly body: unknown;
  readonly changes: boolean;
}

interface Written {
  readonly changes?: boolean;
  readonly examples: { readonly body?: unknown };
}
const written: Readonly<Record<string, Written>> = calls;

const isCall = (name: string): name is CallName => Object.hasOwn(paths, name);

export const everyCall: readonly Described[] = Object.keys(paths)
  .filter(isCall)
  .map((name) => ({
    name,
    method: paths[name].method,
    params: [...paths[name].path.matchAll(/:(\w+)/g)].map(([, param = '']) => param),
    body: written[name]?.examples.body,
    changes: written[name]?.changes === true,
  }));

/** Values for what stands beside the hash; of all calls, whatever they are called there. */
const beside: Readonly<Record<string, string>> = {
  code: 'aurora-clt',
  step: 'codigo',
  name: 'estadoCivil',
  cep: '20040002',
  action: 'marcas',
  cpf: '11144477735',
  kind: 'form',
  format: 'json',
  document: '019a9a2e-6a5c-7d0e-9c2e-3f6f4c1d2b3a',
};

/** Query parameters without which a call means nothing. */
export const queries: Readonly<Partial<Record<CallName, string>>> = {
  field: '?fieldId=estadoCivil',
  findCompanies: '?name=mercado',
  fipeResource: '?tipoVeiculo=carros',
  fipeModels: '?tipoVeiculo=carros&marca=21',
  fipeYears: '?modelo=carros/21/9535',
  fipeValue: '?modelo=carros/21/9535&ano=2022-5',
};

/** The parameters of a call for a link: `id` is the link, but where the link is called `hash` it is an action. */
export const paramsFor = ({ params }: Described, hash: string): Record<string, string> =>
  Object.fromEntries(
    params.map((param) => {
      if (param === 'id' && params.includes('hash')) return [param, 'second-device'];
      return [param, beside[param] ?? hash];
    }),
  );

/** The example's body, about this link. */
export const bodyFor = ({ body }: Described, hash: string): unknown =>
  typeof body === 'object' && body !== null && 'hashId' in body ? { ...body, hashId: hash } : body;
