import type { Clock } from '@passo/domain';
import { loanProduct, loanProducts } from '@passo/catalog';
import type { StepDefinition } from '@passo/engine';
import type { Quoting } from '../../../apps/server/src/ports/lender/lender.ts';
import { Customer, type WireAnswer } from '../../support/customer.ts';
import { identitySteps, proveIdentity } from '../../support/identity.ts';
import { openHouse } from '../../support/openHouse.ts';
import { CheckedDevice } from '../wire/checkedDevice.ts';
import { banksOfCalculators } from './everySimulation.ts';

/* A counter where every product can be asked for: one channel for each, with all that a product may want to know before. */

const money = ['valorVeiculo', 'valorImovel', 'salarioBruto'];
const texts = ['cpf', 'nome', 'dataNascimento', 'prazo', 'diaDoVencimento'];
const required = (key: string, component = 'text') => ({ key, component, label: key, required: true });

const analysis = [{ slug: 'analise', name: 'Análise', stepType: 'creditAnalysis' }];

const benefits = [
  { slug: 'beneficios', name: 'Benefícios', stepType: 'consultaDataPrev' },
  { slug: 'escolha', name: 'Benefício', stepType: 'benefit' },
];

/** Without a margin nothing is lent against a salary or a benefit: somebody has to look first. */
function lookingAt(product: string): readonly StepDefinition[] {
  const { needsMargin = false, marginOf } = loanProduct(product) ?? {};
  if (!needsMargin) return [];
  return marginOf === undefined ? analysis : benefits;
}
/** Which contract is settled is asked beside the offers. */
const settling = ['refinancing', 'portability'];

const flowOf = (product: string): readonly StepDefinition[] => [
  {
    slug: 'consentimentos',
    name: 'Dados',
    stepType: 'form',
    fields: [
      ...texts.map((key) => required(key)),
      ...money.map((key) => required(key, 'money')),
      ...['valorCompra', 'saldoFgts'].map((key) => ({ key, component: 'money', label: key })),
      { key: 'dataOpcaoSaque', component: 'text', label: 'Opção' },
    ],
  },
  ...identitySteps,
  ...lookingAt(product),
  {
    ...{ slug: 'simulacao', name: 'Simulação', stepType: 'simulation' },
    fields: settling.includes(product) ? [required('contrato')] : [],
  },
  { slug: 'depois', name: 'Depois', stepType: 'form', fields: [{ key: 'x', component: 'text', label: 'x' }] },
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];

const settingsOf = (product: string): object => {
  const bank = banksOfCalculators[product];
  return { product, ...(bank !== undefined && { bank }) };
};

const slugs = loanProducts.map(([slug]) => slug);

/** A person who can be lent to, whatever the product. */
export const somebody = {
  cpf: '52998224725',
  nome: 'Maria da Silva',
  salarioBruto: 3_500,
  dataNascimento: '1990-05-12',
  prazo: '24',
  diaDoVencimento: '10',
  valorVeiculo: 60_000,
  valorImovel: 400_000,
  valorCompra: 2_500,
  saldoFgts: 10_000,
  dataOpcaoSaque: '2025-01-15',
};

export interface Counter {
  readonly url: string;
  /** Somebody who stands before the simulation of a product, with these answers in place of the usual ones. */
  customerOf(product: string, answers?: Readonly<Record<string, unknown>>): Promise<Customer>;
  /** As many asks as one likes. */
  forgetLimits(): Promise<void>;
  close(): Promise<void>;
}

interface CounterOptions {
  readonly clock?: Clock;
  /** What the operator sets. */
  readonly env?: Readonly<Record<string, string>>;
  /** Who quotes in place of the built-in lender. */
  quoting?(real: Quoting): Quoting;
}

export async function openCounter({ clock, env, quoting }: CounterOptions = {}): Promise<Counter> {
  const house = await openHouse(
    Object.fromEntries(slugs.map((slug) => [slug, flowOf(slug)])),
    Object.fromEntries(slugs.map((product) => [product, settingsOf(product)])),
    {
      ...(clock && { clock }),
      ...(env && { env }),
      ...(quoting && { quoting }),
    },
  );
  return {
    url: house.url,
    customerOf: async (product, answers = {}) => {
      const customer = new Customer(house.url, new CheckedDevice(house.url));
      await customer.open(`oficina-${product}`);
      await customer.create({ ...somebody, ...answers });
      await proveIdentity(customer);
      await customer.until(({ currentStep }) => ['simulacao', 'escolha'].includes(currentStep));
      const { values = [] } = customer.proposal?.data.bounds.escolha?.beneficio ?? {};
      if (customer.current === 'escolha') await customer.submit('escolha', { beneficio: values[0] });
      await customer.until(({ currentStep }) => currentStep === 'simulacao');
      return customer;
    },
    forgetLimits: async () => void (await house.server.runtime.db.query('delete from rate_limit')),
    close: () => house.close(),
  };
}

type Call = Parameters<Customer['device']['call']>[0];

/** Puts a simulation call: its body for POST, its query for GET. The step is the simulation unless another is named. */
export function ask(
  customer: Customer,
  call: Call,
  words: Readonly<Record<string, unknown>> = {},
): Promise<WireAnswer> {
  const params = { id: customer.hash, hashId: customer.hash };
  const isGet = getters.has(call);
  const said = { step: 'simulacao', ...words };
  if (!isGet) return customer.device.call(call, { params, body: said });
  const query = new URLSearchParams(Object.entries(said).map(([key, value]) => [key, String(value)]));
  return customer.device.call(call, { params, query: `?${query}` });
}

const getters: ReadonlySet<string> = new Set([
  'cdcSimulation',
  'agxPrivateSimulationType',
  'agxPrivateSimulationDeadline',
  'multipleFinancingResource',
  'residencyValue',
  'qitechContracts',
  'qitechCreditTransferParticipants',
]);
