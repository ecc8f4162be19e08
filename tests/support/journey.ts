import { setTimeout as pause } from 'node:timers/promises';
import type { ProposalOnWire } from '@passo/contract';
import { codeIn } from '../../apps/server/src/simulator/walk/codeIn.ts';
import type { Customer } from './customer.ts';
import { consentsAt, firstStepOf } from './shipped.ts';
import { steps } from './steps.ts';

export const asOperator = (secret: string) => ({
  authorization: `Basic ${Buffer.from(`operator:${secret}`).toString('base64')}`,
});

/** Steers the simulated world through its pages, as a person would. */
export class World {
  readonly base: string;
  private readonly headers: Readonly<Record<string, string>>;

  /** With the operators' secret, where the server has one. */
  constructor(base: string, secret?: string) {
    this.base = base;
    this.headers = secret === undefined ? {} : asOperator(secret);
  }

  /** The newest code sent to a phone. */
  async code(to: string): Promise<string> {
    return codeIn(await this.messages(to));
  }

  /** What was sent to a phone, newest first; nothing while the server says that it cannot tell. */
  async messages(to: string): Promise<readonly { readonly text: string }[]> {
    const said = await this.get<readonly { readonly text: string }[] | null>(`/simulador/mensagens?para=${to}`);
    return Array.isArray(said) ? said : [];
  }

  async decide(proposal: string, operation: string, decision: 'approve' | 'refuse'): Promise<boolean> {
    const pending: readonly { readonly reference: string; readonly proposal: string; readonly operation: string }[] =
      await this.get('/simulador/pendentes');
    const found = pending.find((one) => one.proposal === proposal && one.operation === operation);
    if (found === undefined) return false;
    const response = await fetch(`${this.base}/simulador/decisoes/${found.reference}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers },
      body: JSON.stringify({ decision }),
      signal: AbortSignal.timeout(30_000),
    });
    return response.ok;
  }

  async get<Body>(path: string): Promise<Body> {
    const response = await fetch(`${this.base}${path}`, { headers: this.headers, signal: AbortSignal.timeout(30_000) });
    return (await response.json()) as Body;
  }
}

type Deciding = (customer: Customer, world: World) => Promise<unknown>;

const PATIENCE_MS = 30_000;

/** Whoever decides has to have been asked first: the page waits before the question is put. */
const decide =
  (operation: string): Deciding =>
  async (customer, world) => {
    const before = customer.current;
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(25)) {
      if (await world.decide(customer.proposal?._id ?? '', operation, 'approve')) break;
      if ((await customer.refresh()).currentStep !== before) return;
    }
    await customer.until((proposal) => proposal.currentStep !== before);
  };

/** Steps at which somebody else decides, or the customer elsewhere. */
const decided: Readonly<Record<string, Deciding>> = {
  assinatura: decide('signature.collect'),
  'aprovacao-da-empresa': decide('employer.approve'),
  revisao: decide('office.review'),
};

/** Whether somebody else is asked here, or the customer elsewhere: the page rests until they answer. */
export const isDecided = (step: string): boolean => Object.hasOwn(decided, step);

/** Nothing is waited for, or somebody else has the next word. */
const settled = ({ data, stepStatus, currentStep }: ProposalOnWire): boolean =>
  data.end !== null || stepStatus[currentStep] !== 'waiting' || isDecided(currentStep);

/** Does what the current step asks for, or waits where there is nothing to do. */
export async function doStep(customer: Customer, world: World): Promise<void> {
  const act = decided[customer.current];
  if (act !== undefined) await act(customer, world);
  else if (customer.status() === 'waiting') await customer.until(settled);
  else await steps[customer.current]?.(customer, world);
}

/** A link of the channel, and the proposal made behind it. */
export async function begin(customer: Customer, channel = 'aurora-clt', cpf?: string): Promise<ProposalOnWire> {
  await customer.open(channel);
  const first = firstStepOf(channel);
  const agreed = consentsAt(channel, cpf);
  if (first === 'consentimentos') return customer.create(agreed);
  // The FGTS begins with what is to be done in another application.
  await customer.create({}, undefined, first);
  await customer.refresh();
  return customer.submit('consentimentos', agreed);
}

/** On to the end, or to where it is far enough. */
export async function goOn(
  customer: Customer,
  world: World,
  isThere: (proposal: ProposalOnWire) => boolean = () => false,
): Promise<ProposalOnWire> {
  let proposal = await customer.refresh();
  for (let turn = 0; turn < 60 && proposal.data.end === null && !isThere(proposal); turn += 1) {
    await doStep(customer, world);
    proposal = await customer.refresh();
  }
  return proposal;
}

/** Only where a company and a lender have an agreement the employer is asked for a yes. */
const payrollWith = (step?: string): string => (step === 'aprovacao-da-empresa' ? 'aurora-convenio' : 'aurora-clt');

/** The journey of a payroll loan from the link to the end, or to the step named: in a channel that has it, where none is. */
export async function walk(
  customer: Customer,
  world: World,
  cpf?: string,
  stopAt?: string,
  channel = payrollWith(stopAt),
): Promise<ProposalOnWire> {
  await begin(customer, channel, cpf);
  return goOn(customer, world, ({ currentStep }) => currentStep === stopAt);
}
