import { randomBytes } from 'node:crypto';
import { today } from '@passo/domain';
import * as kinds from '@passo/catalog/steps/index.ts';
import type { DataOf } from '@passo/contract';
import type { Needs, StepDefinition, StepKind } from '@passo/engine';
import { expect } from 'vitest';
import { sealContact } from '../../../apps/server/src/flows/contact/contact.ts';
import { vouchContact } from '../../../apps/server/src/repositories/codeRepository.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { World } from '../../support/journey.ts';
import { openHouse } from '../../support/openHouse.ts';
import type { TestServer } from '../../support/server.ts';
import { identitySteps, photosStep, proveIdentity, sendPhotos } from '../../support/identity.ts';

/* A partner with a channel for every step kind that asks somebody, on a server and a database of its own. */

const stepKinds: Readonly<Record<string, StepKind>> = kinds;
const all = Object.entries(stepKinds);
export const slugOf = (kind: string): string => kind.replace(/[A-Z]+/g, (letters) => `-${letters.toLowerCase()}`);

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const before: readonly StepDefinition[] = [
  {
    slug: 'consentimentos',
    name: 'Dados',
    stepType: 'form',
    fields: [
      ...['cpf', 'nome', 'dataNascimento', 'celular', 'email', 'empregador', 'dataAdmissao', 'prazo'].map(text),
      ...['banco', 'agencia', 'conta', 'numeroInstalacao'].map(text),
      { key: 'salarioBruto', component: 'money', label: 'Salário', required: true },
      { key: 'valorSolicitado', component: 'money', label: 'Valor' },
    ],
  },
  photosStep('documentoFrente', 'selfie', 'contaDeLuz'),
  ...identitySteps.slice(1),
  { slug: 'recebe', name: 'Conta', stepType: 'accountCheck' },
  { slug: 'beneficios', name: 'Benefícios', stepType: 'consultaDataPrev' },
  { slug: 'escolha', name: 'Benefício', stepType: 'benefit' },
  { slug: 'analise', name: 'Análise', stepType: 'creditAnalysis' },
  { slug: 'proposta', name: 'Proposta', stepType: 'simulationApi' },
  { slug: 'reserva', name: 'Reserva', stepType: 'averbationReserve' },
  { slug: 'papel', name: 'Contrato', stepType: 'contract' },
];
const after: StepDefinition = { slug: 'fim', name: 'Fim', stepType: 'finished' };
/** An offer that is reserved was chosen before. */
const choosing: StepDefinition = { slug: 'escolha-da-oferta', name: 'Oferta', stepType: 'simulation' };
const reserves = (kind: string): boolean => kind === 'offerAcceptance';
/** Needs nothing but what was answered: it stands right behind the first form. */
const isFirst = (kind: string): boolean => {
  const { needs, call, needsOfProduct } = stepKinds[kind] ?? {};
  const isMore = ({ identity, results = [], checked = [] }: Needs = {}): boolean =>
    identity === true || results.length + checked.length > 0;
  return needsOfProduct === undefined && ![needs, call?.needs].some(isMore);
};
const flowOf = (kind: string): readonly StepDefinition[] => [
  ...(isFirst(kind) ? before.slice(0, 2) : before),
  ...(reserves(kind) ? [choosing] : []),
  { slug: slugOf(kind), name: kind, stepType: kind },
  after,
];

/** What may stand in the middle of a flow and asks somebody. */
export const asking = all.filter(([, kind]) => kind.call !== undefined && !kind.unique);
/** Only where it has an agreement with the lender: a flow of another payroll loan that asks it for leave is refused. */
const asksEmployer = asking.filter(([, { call }]) => call?.operation.startsWith('employer.') === true);
/** Of a product whose contract hangs on nobody's yes: a flow of a payroll loan would register the deduction first. */
const pays = asking.filter(([, { call }]) => call?.pays === true);
const productOf = (kinds: typeof asking, product: string) =>
  kinds.map(([kind]) => [slugOf(kind), { product }] as const);
/** Asked of a person: the simulated world waits for a decision. */
export const personal =
  /^(office|employer\.(approve|analyse|validate)|signature|identity\.(verify|facial)|lender\.revise)/;
export const byPerson = asking.filter(([, { call }]) => personal.test(call?.operation ?? ''));

export const data = {
  cpf: exampleCpf('25'),
  nome: 'Maria da Silva',
  dataNascimento: '1990-05-12',
  celular: '11987654321',
  email: 'maria@gmail.com',
  empregador: '11222333000181',
  dataAdmissao: '2020-03-02',
  prazo: '24',
  ...{ banco: '001', agencia: '0001', conta: '123456', numeroInstalacao: '3001234567' },
  salarioBruto: 3500,
  valorSolicitado: 2000,
};

let people = 0;
/** Somebody else each time, with a phone of their own: what one of them is refused counts for none of the others. */
function someone(): typeof data {
  people += 1;
  return { ...data, cpf: exampleCpf('25', people), celular: `119865${String(people).padStart(5, '0')}` };
}

/** A customer who stands before the step of this kind. */
async function customerAt({ url, runtime }: TestServer, kind: string): Promise<Customer> {
  const customer = new Customer(url);
  await customer.open(`oficina-${slugOf(kind)}`);
  const answers = someone();
  customer.phone = answers.celular;
  const { _id: id } = await customer.create(answers);
  // Somebody we trust has proven the phone: messages go to no other.
  const phone = sealContact(runtime, id, { method: 'sms', target: customer.phone });
  await vouchContact(runtime.db, [id, 'sms', phone, randomBytes(32), today(runtime.clock.now())]);
  await sendPhotos(customer, { bill: true });
  if (isFirst(kind)) return customer;
  await proveIdentity(customer);
  await customer.until(({ currentStep }) => currentStep === 'recebe');
  await customer.submit('recebe', {});
  await customer.until(({ currentStep }) => currentStep === 'escolha');
  const { values = [] } = customer.proposal?.data.bounds.escolha?.beneficio ?? {};
  await customer.submit('escolha', { beneficio: values[0] });
  for (const slug of ['proposta', 'papel']) {
    await customer.until(({ currentStep, stepStatus }) => currentStep === slug && stepStatus[slug] === 'success');
    await customer.submit(slug, {});
  }
  if (reserves(kind)) {
    await customer.until(({ currentStep }) => currentStep === choosing.slug);
    await send(customer, kinds.simulation, choosing.slug);
    await customer.until(({ currentStep }) => currentStep !== choosing.slug);
  }
  return customer;
}

/** Sends the step where it waits to be sent, with the offer that it needs. */
export async function send(customer: Customer, kind: StepKind, slug: string): Promise<void> {
  if (kind.asks !== 'onSubmit') return;
  if (kind.fields?.some(({ key }) => key === 'oferta') !== true) return void (await customer.submit(slug, {}));
  const body = { step: slug, valorSolicitado: 2000, prazo: 24 };
  const answer = await customer.device.call('simulation', { params: { id: customer.hash }, body });
  await customer.submit(slug, { oferta: dataOf<DataOf<'simulation'>>(answer).simulation.id });
}

export const settled = (slug: string) => (proposal: NonNullable<Customer['proposal']>) =>
  proposal.currentStep !== slug || !['init', 'waiting', 'review'].includes(proposal.stepStatus[slug] ?? 'init');

async function decide(world: World, customer: Customer, kind: StepKind, decision: 'approve' | 'refuse'): Promise<void> {
  const id = customer.proposal?._id ?? '';
  const slug = customer.current;
  await customer.until(({ stepStatus }) => ['waiting', 'review'].includes(stepStatus[slug] ?? ''));
  await expect.poll(() => world.decide(id, kind.call?.operation ?? '', decision)).toBe(true);
  await customer.until(settled(slug));
}

export interface Workshop {
  readonly server: TestServer;
  readonly world: World;
  /** Another process beside the first, on the same database. */
  another(): Promise<TestServer>;
  customerAt(kind: string): Promise<Customer>;
  decide(customer: Customer, kind: StepKind, decision: 'approve' | 'refuse'): Promise<void>;
  close(): Promise<void>;
}

export async function openWorkshop(): Promise<Workshop> {
  const { server, another, close } = await openHouse(
    Object.fromEntries(asking.map(([kind]) => [slugOf(kind), flowOf(kind)])),
    Object.fromEntries([...productOf(asksEmployer, 'payroll-agreement'), ...productOf(pays, 'personal')]),
  );
  const world = new World(server.url);
  return {
    server,
    world,
    another,
    close,
    customerAt: (kind) => customerAt(server, kind),
    decide: (customer, kind, decision) => decide(world, customer, kind, decision),
  };
}
