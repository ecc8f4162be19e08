import type { DataOf, ProposalOnWire } from '@passo/contract';
import type { CompiledFlow, CompiledStep, Form, JourneyEnvironment, JsonObject } from '@passo/engine';
import type { WalkedPerson } from './person.ts';
import { photoFor } from './photos.ts';
import { formsOf, openForm } from './standing.ts';
import type { WalkedBrowser } from './wire.ts';

interface WalkerParts {
  readonly browser: WalkedBrowser;
  readonly flow: CompiledFlow;
  readonly environment: JourneyEnvironment;
  readonly person: WalkedPerson;
  readonly hash: string;
}

/** Somebody at their browser, with the proposal as last heard of. */
export class Walker {
  readonly hash: string;
  readonly flow: CompiledFlow;
  readonly person: WalkedPerson;
  readonly browser: WalkedBrowser;
  proposal: ProposalOnWire | null = null;
  private readonly forms: CompiledFlow;
  private readonly environment: JourneyEnvironment;

  constructor({ browser, flow, environment, person, hash }: WalkerParts) {
    this.browser = browser;
    this.flow = flow;
    this.forms = formsOf(flow);
    this.environment = environment;
    this.person = person;
    this.hash = hash;
  }

  get step(): CompiledStep | undefined {
    const [first] = this.flow.steps;
    return this.proposal === null ? first : this.flow.bySlug.get(this.proposal.currentStep);
  }

  get status(): string {
    return this.proposal?.stepStatus[this.proposal.currentStep] ?? 'init';
  }

  formOf(step: CompiledStep): Form | null {
    return openForm(this.forms, step, this.proposal, this.environment);
  }

  /** Sends a step: the first one makes the proposal. */
  async submit(slug: string, answers: JsonObject, uploads: readonly string[] = []): Promise<void> {
    const names = Object.fromEntries(uploads.map((key) => [key, { name: `${key}.jpg` }]));
    const sent = { hashId: this.hash, [slug]: { ...answers, ...names } };
    if (this.proposal === null) {
      const said = { params: { id: this.hash }, body: { order: 0, ...sent } };
      this.proposal = await this.browser.call<DataOf<'createProposal'>>('createProposal', said);
      return;
    }
    const { revision, data } = this.proposal;
    const body = { revision, acknowledged: data.shown[slug]?.custos, ...sent };
    const files = uploads.length === 0 ? { body } : { form: await withFiles(body, uploads) };
    const said = { params: { hashId: this.hash, step: slug }, ...files };
    this.proposal = await this.browser.call<DataOf<'updateStep'>>('updateStep', said);
  }

  async refresh(): Promise<void> {
    if (this.proposal === null) return;
    const said = { params: { id: this.hash } };
    const { proposal } = await this.browser.call<DataOf<'finishedUpdate'>>('finishedUpdate', said);
    // A poll may overtake the news of a change.
    if (proposal.revision >= this.proposal.revision) this.proposal = proposal;
  }
}

async function withFiles(body: object, uploads: readonly string[]): Promise<FormData> {
  const form = new FormData();
  form.set('payload', JSON.stringify(body));
  for (const key of uploads) form.set(key, await photoFor(key), `${key}.jpg`);
  return form;
}
