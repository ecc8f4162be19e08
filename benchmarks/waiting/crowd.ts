import type { StepDefinition } from '@passo/engine';
import { exampleCpf } from '../../apps/server/src/simulator/exampleCpf.ts';
import { Customer } from '../../tests/support/customer.ts';
import { photosStep, sendPhotos } from '../../tests/support/identity.ts';
import { forgetLimits } from '../lib/crowd.ts';

/** Somebody who waits: whose link, with which proof, and which proposal. */
export interface Waiter {
  readonly hash: string;
  readonly cookie: string;
  readonly proposal: string;
}

const text = (key: string) => ({ key, component: 'text', label: key, required: true });
const flowTo = (stepType: string): readonly StepDefinition[] => [
  {
    slug: 'consentimentos',
    name: 'Dados',
    stepType: 'form',
    fields: ['cpf', 'nome', 'dataNascimento', 'celular', 'email'].map(text),
  },
  photosStep('documentoFrente', 'selfie'),
  { slug: 'espera', name: 'Espera', stepType },
  { slug: 'fim', name: 'Fim', stepType: 'finished' },
];

/** A person decides (`pessoa`), or a provider answers by itself (`sozinho`). */
export const flows = { pessoa: flowTo('analiseDeDados'), sozinho: flowTo('facematch') } as const;

const AT_ONCE = 16;
const BEFORE_LIMITS = 48;

/** Customers made through the wire, each behind the form and before the answer that they wait for. */
export async function gatherWaiters(
  url: string,
  databaseUrl: string,
  flow: keyof typeof flows,
  size: number,
): Promise<readonly Waiter[]> {
  const waiters: Waiter[] = [];
  while (waiters.length < size) {
    if (waiters.length % BEFORE_LIMITS === 0) await forgetLimits(databaseUrl);
    const now = Array.from({ length: Math.min(AT_ONCE, size - waiters.length) }, () => waiterAt(url, flow));
    waiters.push(...(await Promise.all(now)));
  }
  return waiters;
}

async function waiterAt(url: string, flow: string): Promise<Waiter> {
  const customer = new Customer(url);
  await customer.open(`oficina-${flow}`);
  const answers = {
    cpf: exampleCpf('25'),
    nome: 'Maria da Silva',
    dataNascimento: '1990-05-12',
    celular: '11987654321',
    email: 'maria@gmail.com',
  };
  const { _id: proposal } = await customer.create(answers);
  await sendPhotos(customer);
  const cookie = [...customer.device.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return { hash: customer.hash, cookie, proposal };
}
