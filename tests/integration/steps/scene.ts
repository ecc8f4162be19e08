import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { StepKind } from '@passo/engine';
import { answerQuestion } from '../../../apps/server/src/flows/outside/answerQuestion.ts';
import { tend } from '../../../apps/server/src/flows/outside/tend.ts';
import { contentHmac } from '../../../apps/server/src/ports/contentHmac.ts';
import { lookNow, type CalledRow } from '../../../apps/server/src/repositories/questionRepository.ts';
import { createDecisions } from '../../../apps/server/src/simulator/decisions.ts';
import { callbackOf } from '../../../apps/server/src/simulator/verdict.ts';
import type { Customer } from '../../support/customer.ts';
import type { TestServer } from '../../support/server.ts';
import { send, slugOf, type Workshop } from './workshop.ts';

/** A customer whose step waits for somebody, and everything that may bring the answer. */
export interface Scene {
  readonly customer: Customer;
  readonly proposal: string;
  readonly slug: string;
  readonly operation: string;
  readonly reference: string;
  /** The question as a worker took it, before anything arrived. */
  readonly taken: CalledRow;
}

const PATIENCE_MS = 30_000;

const query = async <Row extends object>(server: TestServer, text: string, ...values: readonly unknown[]) =>
  (await server.runtime.db.query<Row>({ text, values: [...values] })).rows;

export async function openScene({ server, customerAt }: Workshop, name: string, kind: StepKind): Promise<Scene> {
  const slug = slugOf(name);
  const customer = await customerAt(name);
  await customer.until(({ currentStep }) => currentStep === slug);
  await send(customer, kind, slug);
  const proposal = customer.proposal?._id ?? '';
  const known = `select proposal, slug, attempt, operation, tries, reference, told, due_at::text as due, 1::float8 as waited_seconds
    from question where proposal = $1 and slug = $2 and reference is not null`;
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(20)) {
    const [taken] = await query<CalledRow>(server, known, proposal, slug);
    if (taken !== undefined)
      return { customer, proposal, slug, operation: taken.operation, reference: taken.reference, taken };
  }
  throw new Error(`${name} asked nobody`);
}

/** Something that may bring the answer, or only ask for it. */
export type Arrival = (server: TestServer, scene: Scene) => Promise<void>;

/** The vendor calls back, signed, saying yes or no. */
export const callBack =
  (approved: boolean): Arrival =>
  async (server, { reference }) => {
    const { db, keyring, clock } = server.runtime;
    const pending = await createDecisions(db, keyring).find(reference);
    const callback = pending === null ? null : callbackOf(pending, approved, '', clock.now());
    if (callback === null) throw new Error('nobody calls back about this');
    const { provider, body } = callback;
    const secret = createHmac('sha256', keyring.keyedHash(provider, 'sim-webhook')).digest();
    const headers = { 'content-type': 'application/json', 'content-hmac': contentHmac(secret, body) };
    const { status } = await fetch(`${server.url}/webhooks/${provider}`, { method: 'POST', headers, body });
    if (status !== 202) throw new Error(`a call back was answered ${status}`);
  };

export const arrivals = {
  'call back': callBack(true),
  /** The provider is asked how the question stands. */
  check: async (server, { proposal, slug }) => {
    await lookNow(server.runtime.db, [proposal, slug, 1]);
    server.runtime.called();
  },
  /** Somebody decides at the provider, which calls back by itself. */
  person: async (server, { reference }) => {
    const body = JSON.stringify({ decision: 'approve' });
    const headers = { 'content-type': 'application/json' };
    await fetch(`${server.url}/simulador/decisoes/${reference}`, { method: 'POST', headers, body });
  },
  /** A worker that was given up comes back: the question is put again, whatever has become of it. */
  retry: async (server, { proposal, slug }: Pick<Scene, 'proposal' | 'slug'>) => {
    const again = `update question set state = 'open', due_at = now(), leased_until = '-infinity' where proposal = $1 and slug = $2`;
    await query(server, again, proposal, slug);
    server.runtime.asked();
  },
} as const satisfies Readonly<Record<string, Arrival>>;

/** Workers that took the question before anything arrived and only now come to look after it and to put it. */
export const lateWorkers: Arrival = async ({ runtime }, { taken }) => {
  await Promise.all([tend(runtime, taken), answerQuestion(runtime, taken)]);
};

/** Nothing that concerns this customer is on its way any more. */
export async function untilQuiet(
  server: TestServer,
  { proposal, reference }: Pick<Scene, 'proposal' | 'reference'>,
): Promise<void> {
  const busy = `select (
    (select count(*) from question where proposal = $1
      and (state = 'open' or (state = 'called' and (due_at <= now() or leased_until > now()))))
    + (select count(*) from inbox where handled_at is null and starts_with(event_id, $2))
    + (select count(*) from sim_decision d where d.reference = $2 and d.decision is not null
      and not exists (select from inbox where starts_with(event_id, $2))))::int as count`;
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await pause(15)) {
    const [row] = await query<{ count: number }>(server, busy, proposal, reference);
    if (row?.count === 0) return;
  }
  throw new Error('it never grew quiet');
}

/** What became of it: the answers that counted, what the outside did, and how often it was told. */
export async function outcomeOf(server: TestServer, scene: Omit<Scene, 'reference' | 'taken'>) {
  const { customer, proposal, slug, operation } = scene;
  const counted = `select kind from event where proposal = $1 and slug = $2
    and kind in ('step.done', 'step.refused', 'step.failed')`;
  const effects = 'select key, outcome from sim_effect where proposal = $1 and operation = $2';
  const asks = 'select attempt, state from question where proposal = $1 and slug = $2';
  const written = 'select revision from proposal where id = $1';
  const [row] = await query<{ revision: number }>(server, written, proposal);
  // The other process's news arrive a moment after its commit.
  const heard = await customer.until(({ revision }) => revision >= (row?.revision ?? 0));
  const { stepStatus, currentStep, data, situation } = heard;
  return {
    answers: (await query<{ kind: string }>(server, counted, proposal, slug)).map(({ kind }) => kind),
    effects: await query<{ key: string }>(server, effects, proposal, operation),
    asks: await query<{ attempt: number; state: string }>(server, asks, proposal, slug),
    status: stepStatus[slug],
    currentStep,
    end: data.end,
    situation,
  };
}
