import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type CallName } from '@passo/contract';
import { Device, type WireAnswer } from '../../support/customer.ts';
import { World } from '../../support/journey.ts';
import type { RealServer } from '../../support/realServer.ts';
import { Standstill } from './standstill.ts';

type CallOptions = NonNullable<Parameters<Device['call']>[1]>;

const PATIENCE_MS = 20_000;

/** Hears of everything that customers do, so that the killer can strike between and within. */
export class Actions {
  private waiting: (() => void)[] = [];

  begun(): void {
    const heard = this.waiting;
    this.waiting = [];
    for (const resolve of heard) resolve();
  }

  /** Resolves when the next action begins. */
  next(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }
}

/** Repeats until the work answers; gives up when the server has been well for a long time and there is still no answer. */
async function insist<Answer>(server: RealServer, work: () => Promise<Answer | null>): Promise<Answer> {
  const since = performance.now();
  for (let last = 'a problem of its own'; ;) {
    const answer = await work().catch((error: unknown) => {
      last = String(error);
      return null;
    });
    if (answer !== null) return answer;
    const waited = performance.now() - Math.max(since, server.readyAt);
    if (waited > PATIENCE_MS) throw new Error(`no answer in ${Math.round(waited)} ms, last: ${last}`);
    await pause(20);
  }
}

/** A device that asks again, under the same key, whatever was not answered. */
export class PatientDevice extends Device {
  /** Answers that the server said it had taken, by step. */
  readonly acknowledged = new Map<string, unknown>();
  readonly standstill: Standstill;
  private readonly server: RealServer;
  private readonly actions: Actions;

  constructor(server: RealServer, actions: Actions) {
    super(server.url);
    this.server = server;
    this.actions = actions;
    this.standstill = new Standstill(server);
  }

  override async call(name: CallName, options: CallOptions = {}): Promise<WireAnswer> {
    const keyed = { ...options, key: options.key ?? randomUUID() };
    if (name !== 'finishedUpdate') this.actions.begun();
    const answer = await insist(this.server, async () => {
      const given = await super.call(name, keyed);
      return given.status >= 500 || given.body.name === 'idempotency.inProgress' ? null : given;
    });
    const proposal: unknown = Reflect.get(Object(answer.body.data), 'proposal');
    if (name === 'finishedUpdate' && isProposal(proposal)) {
      this.standstill.seen(proposal.revision, proposal.currentStep);
    }
    if (answer.status === 200 && options.body !== undefined) this.note(name, options);
    return answer;
  }

  private note(name: CallName, { body, params = {} }: CallOptions): void {
    const slug = name === 'createProposal' ? 'consentimentos' : name === 'updateStep' ? params.step : undefined;
    if (slug !== undefined) this.acknowledged.set(slug, Reflect.get(Object(body), slug));
  }
}

/** The world outside does not go away because our server does: who steers it tries again. */
export class PatientWorld extends World {
  private readonly server: RealServer;
  private readonly actions: Actions;

  constructor(server: RealServer, actions: Actions) {
    super(server.url);
    this.server = server;
    this.actions = actions;
  }

  override decide(proposal: string, operation: string, decision: 'approve' | 'refuse'): Promise<boolean> {
    this.actions.begun();
    return insist(this.server, () => super.decide(proposal, operation, decision));
  }

  override get<Body>(path: string): Promise<Body> {
    return insist<Body>(this.server, () => super.get<Body>(path));
  }
}

const isProposal = (value: unknown): value is { readonly revision: number; readonly currentStep: string } =>
  typeof value === 'object' && value !== null && 'revision' in value && 'currentStep' in value;
