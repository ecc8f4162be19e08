import type { StepDefinition } from '@passo/engine';
import { expect } from 'vitest';
import { createLogger } from '../../../apps/server/src/platform/logger.ts';
import { exampleCpf } from '../../../apps/server/src/simulator/exampleCpf.ts';
import { Customer, dataOf } from '../../support/customer.ts';
import { suiteClock } from '../../support/day.ts';
import { DistantDevice } from '../../support/distantDevice.ts';
import { identitySteps, sendPhotos } from '../../support/identity.ts';
import { asOperator, World } from '../../support/journey.ts';
import { openHouse, type OpenHouse } from '../../support/openHouse.ts';

/* People who open CPFs, with phones and browsers of their own or the same ones, at two processes and a clock that can be moved. */

const required = (key: string) => ({ key, component: 'text', label: key, required: true });
const phone = { ...required('celular'), mask: 'phone', validation: ['cellphone'] };
const form = ['cpf', 'nome', 'dataNascimento'].map(required);
const code = { stepType: 'tokenValidation', tokenValidationMethods: ['sms'], fields: [phone] } as const;

const steps: readonly StepDefinition[] = [
  { slug: 'inicio', name: 'Início', stepType: 'form', fields: form },
  { slug: 'codigo', name: 'Código', ...code },
  ...identitySteps,
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];

export const SECRET = 'the operators of a demonstration';
const DAY_MS = 86_400_000;
/** What the log says of it. */
const FAILED = '"job":"question"';
let cpfs = 0;
let phones = 0;

/** Nobody else's in any test of the file. */
export const newCpf = (ending = '01'): string => exampleCpf(ending, (cpfs += 1));
export const newPhone = (): string => `119864${String((phones += 1)).padStart(5, '0')}`;

/** A browser that says what it is called, once its owner has agreed, at one process after the other. */
class NamedBrowser extends DistantDevice {
  browser: string | null;

  constructor(urls: readonly string[], address: string, browser: string | null) {
    super(urls, address);
    this.browser = browser;
  }

  override call(...[name, options]: Parameters<DistantDevice['call']>): ReturnType<DistantDevice['call']> {
    if (this.browser === null) return super.call(name, options);
    return super.call(name, { ...options, headers: { ...options?.headers, 'x-fingerprint': this.browser } });
  }
}

/** From now on a customer's browser says this name, or none. */
export function name({ device }: Customer, browser: string | null): void {
  if (!(device instanceof NamedBrowser)) throw new Error('this device has no name to say');
  device.browser = browser;
}

export interface Who {
  readonly cpf: string;
  readonly phone: string;
  readonly browser: string | null;
  readonly address: string;
  /** The office's token, where a typist opens the link. */
  readonly typist: (hash: string) => Promise<string>;
}

interface Looked {
  readonly reason: string;
  readonly means: string;
  readonly count: number;
}

export interface Check extends Looked {
  readonly id: string;
  readonly proposal: string;
}

/** As `/simulador/conferencias` answers it: each phone, browser or CPF with its orders. */
interface Conferences {
  readonly checks: readonly (Looked & { readonly orders: readonly Pick<Check, 'id' | 'proposal'>[] })[];
}

export interface Opened {
  readonly house: OpenHouse;
  readonly urls: readonly string[];
  /** From now on it is so many days later. */
  later(days: number): void;
  /** Has a link, and nothing else. */
  linked(who?: Partial<Who>): Promise<Customer>;
  /** Has answered their CPF, and nothing else. */
  begun(who?: Partial<Who>): Promise<Customer>;
  /** The same, with a proven phone: before the document. */
  opened(who?: Partial<Who>): Promise<Customer>;
  /** Another browser, which is not in: at the customer's link, with the name that it says. */
  beside(customer: Customer, browser: string): Customer;
  /** The code that was sent last. */
  codeOf(customer: Customer): Promise<string>;
  /** What waits for a person, as operators see it: the newest first. */
  checks(): Promise<readonly Check[]>;
  /** An operator decides, at the second process; answers what stands. */
  decide(customer: Customer, decision: 'release' | 'refuse'): Promise<string | undefined>;
  /** Waits until the customer's question is put off: before, whoever puts it off undoes what a test writes. */
  untilHeld(customer: Customer): Promise<void>;
  /** As if the time had come to look at it again. */
  lookAgain(customer: Customer): Promise<void>;
  /** How often a question could not be looked at so far, in any process. */
  failures(): number;
  /** Which questions about this proposal came outside. */
  askedOutside(customer: Customer): Promise<readonly string[]>;
}

export async function openDoors(): Promise<Opened> {
  let ahead = 0;
  const clock = { now: () => new Date(suiteClock.now().getTime() + ahead) };
  let failures = 0;
  const logger = createLogger('error', { write: (line) => void (failures += Number(line.includes(FAILED))) });
  const house = await openHouse(
    { entra: steps, outra: steps },
    {},
    { mode: 'demo', operatorSecret: SECRET, trustedProxies: 1, clock, logger },
  );
  const urls = [house.url, (await house.another()).url];
  const world = new World(house.url, SECRET);
  const checks = async (): Promise<readonly Check[]> =>
    (await world.get<Conferences>('/simulador/conferencias')).checks.flatMap(({ orders, ...looked }) =>
      orders.map((order) => ({ ...looked, ...order })),
    );
  const linked = async (who: Partial<Who> = {}): Promise<Customer> => {
    const { browser = null, address = '203.0.113.7', typist } = who;
    const customer = new Customer(house.url, new NamedBrowser(urls, address, browser));
    customer.phone = who.phone ?? newPhone();
    await customer.open('oficina-entra');
    const token = await typist?.(customer.hash);
    const headers = token === undefined ? {} : { userOfficeToken: token };
    dataOf(await customer.device.call('system', { params: { id: customer.hash }, headers }));
    return customer;
  };
  const begun = async (who: Partial<Who> = {}): Promise<Customer> => {
    const customer = await linked(who);
    const { cpf = newCpf() } = who;
    const body = { hashId: customer.hash, order: 0, inicio: answersOf(cpf) };
    dataOf(await customer.device.call('createProposal', { params: { id: customer.hash }, body }));
    await customer.refresh();
    return customer;
  };
  const { db } = house.server.runtime;
  const untilHeld = async ({ proposal }: Customer): Promise<void> => {
    const sql = `select 1 from question where proposal = $1 and due_at > now() + interval '1 minute'`;
    await expect.poll(async () => (await db.query(sql, [proposal?._id])).rows.length).toBe(1);
  };
  return {
    ...{ house, urls, linked, begun, untilHeld, failures: () => failures },
    lookAgain: async (customer) => {
      await untilHeld(customer);
      await db.query('update question set due_at = now() where proposal = $1', [customer.proposal?._id]);
    },
    later: (days) => void (ahead = days * DAY_MS),
    opened: async (who) => {
      const customer = await begun(who);
      await customer.sendCode();
      await customer.confirmCode(await world.code(customer.phone));
      await sendPhotos(customer);
      return customer;
    },
    beside: ({ hash, phone: to }, browser) => {
      const other = new Customer(house.url, new NamedBrowser(urls, '203.0.113.8', browser));
      return Object.assign(other, { hash, phone: to });
    },
    codeOf: ({ phone: to }) => world.code(to),
    checks,
    decide: async (customer, decision) => {
      const found = (await checks()).find(({ proposal }) => proposal === customer.proposal?._id);
      return found === undefined ? undefined : decideAt(urls[1] ?? '', found.id, decision);
    },
    askedOutside: async (customer) => {
      const path = `/simulador/efeitos?proposta=${customer.proposal?._id}`;
      return (await world.get<readonly { readonly operation: string }[]>(path)).map(({ operation }) => operation);
    },
  };
}

export const answersOf = (cpf: string) => ({
  ...{ cpf, nome: 'Maria da Silva', dataNascimento: '1990-05-12' },
});

/** What stands once somebody has decided about this check, as a program says it. */
export async function decideAt(url: string, id: string, decision: 'release' | 'refuse'): Promise<string> {
  const answer = await fetch(`${url}/simulador/conferencias/${id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...asOperator(SECRET) },
    body: JSON.stringify({ decision }),
  });
  return ((await answer.json()) as { readonly data: { readonly decision: string } }).data.decision;
}

/** Sends the photos where they are missing and the document, and learns whether it was looked at or a person has to look first. */
export async function sendDocument(customer: Customer): Promise<string> {
  if (customer.current === 'fotos') await sendPhotos(customer);
  if (customer.status('documento') === 'init') await customer.submit('documento', {});
  const { stepStatus } = await customer.until(({ stepStatus: { documento = '' } }) => documento !== 'waiting');
  return stepStatus.documento ?? '';
}
