import { setTimeout as pause } from 'node:timers/promises';
import type { ProposalOnWire } from '@passo/contract';
import type { DataOf } from '@passo/contract';
import { account, address, consents, personal, photo, work } from './answers.ts';
import { type Customer, dataOf } from './customer.ts';

/** The newest code; a link may have digits of its own, and other messages have none. */
export function codeIn(messages: readonly { readonly text: string }[]): string {
  const codes = messages.flatMap(({ text }) => /\d{6}/.exec(text.replaceAll(/https?:\S+/g, ''))?.[0] ?? []);
  return codes[0] ?? '';
}

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

type Action = (customer: Customer, world: World) => Promise<unknown>;

const PATIENCE_MS = 30_000;

/** Whoever decides has to have been asked first: the page waits before the question is put. */
const decide =
  (operation: string): Action =>
  async (customer, world) => {
    const before = customer.current;
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(25)) {
      if (await world.decide(customer.proposal?._id ?? '', operation, 'approve')) break;
      if ((await customer.refresh()).currentStep !== before) return;
    }
    await customer.until((proposal) => proposal.currentStep !== before);
  };

/** What a customer does at each step of the private-payroll journey. Doing it again is always safe. */
const actions: Readonly<Record<string, Action>> = {
  codigo: async (customer, world) => {
    await customer.sendCode().catch(() => undefined);
    await customer.confirmCode(await world.code(customer.phone));
  },
  'dados-pessoais': (customer) => customer.submit('dados-pessoais', { ...personal, celular: customer.phone }),
  trabalho: (customer) => customer.submit('trabalho', work),
  endereco: (customer) => customer.submit('endereco', address),
  simulacao: async (customer) => {
    const body = { step: 'simulacao', valorSolicitado: 2000, prazo: 24 };
    const answer = await customer.device.call('simulation', { params: { id: customer.hash }, body });
    const { simulation } = dataOf<DataOf<'simulation'>>(answer);
    await customer.submit('simulacao', {
      valorSolicitado: 2000,
      prazo: { value: 24, label: '24x' },
      oferta: simulation.id,
    });
  },
  documento: async (customer) =>
    customer.submitFiles('documento', { documentoFrente: await photo(), documentoVerso: await photo() }),
  selfie: async (customer) => customer.submitFiles('selfie', { selfie: await photo(700, 900) }),
  conta: (customer) => customer.submit('conta', account),
  contrato: (customer) => customer.submit('contrato', {}),
  assinatura: decide('signature.collect'),
  'aprovacao-da-empresa': decide('employer.approve'),
};

const settled = (proposal: ProposalOnWire): boolean =>
  proposal.data.end !== null || proposal.stepStatus[proposal.currentStep] !== 'waiting';
const waitsForPerson = (slug: string): boolean => slug === 'assinatura' || slug === 'aprovacao-da-empresa';

/** Does what the current step asks for, or waits where there is nothing to do. */
export async function doStep(customer: Customer, world: World): Promise<void> {
  const waiting = customer.status() === 'waiting';
  if (waiting && !waitsForPerson(customer.current)) await customer.until(settled);
  else await actions[customer.current]?.(customer, world);
}

/** From the link to the end, or to the step named. */
export async function walk(customer: Customer, world: World, cpf?: string, stopAt?: string): Promise<ProposalOnWire> {
  await customer.open();
  let proposal = await customer.create(consents(cpf));
  for (let turn = 0; turn < 60 && proposal.data.end === null && proposal.currentStep !== stopAt; turn += 1) {
    await doStep(customer, world);
    proposal = await customer.refresh();
  }
  return proposal;
}
