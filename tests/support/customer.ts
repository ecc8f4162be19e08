import { randomUUID } from 'node:crypto';
import { pathOf, paths, type CallName, type DataOf, type ProposalOnWire } from '@passo/contract';
import { personal } from './answers.ts';

/** What a call answered, good or bad. */
export interface WireAnswer {
  readonly status: number;
  readonly body: {
    readonly data?: unknown;
    readonly name?: string;
    readonly message?: string;
    readonly errors?: unknown;
  };
}

interface CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly form?: FormData;
  readonly key?: string | null;
  readonly bearer?: string | null;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A device with its cookies, speaking the wire as the portal does. */
export class Device {
  readonly base: string;
  readonly cookies = new Map<string, string>();
  /** How long it waits for an answer. */
  patienceMs = 20_000;

  constructor(base: string) {
    this.base = base;
  }

  async call(name: CallName, options: CallOptions = {}): Promise<WireAnswer> {
    const { method } = paths[name];
    const headers: Record<string, string> = { cookie: this.cookieHeader(), selfContractVersion: 'v2' };
    Object.assign(headers, options.headers);
    if (options.bearer !== null) headers.authorization = `Bearer ${options.bearer ?? 'passo-dev'}`;
    if (method !== 'GET' && options.key !== null) headers['idempotency-key'] = options.key ?? randomUUID();
    if (options.body !== undefined) headers['content-type'] = 'application/json';
    const response = await fetch(`${this.base}${pathOf(name, options.params ?? {})}${options.query ?? ''}`, {
      method,
      headers,
      body: options.form ?? (options.body === undefined ? null : JSON.stringify(options.body)),
      signal: AbortSignal.timeout(this.patienceMs),
    });
    this.keepCookies(response);
    return { status: response.status, body: await response.json() };
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

export class CallFailed extends Error {
  readonly answer: WireAnswer;

  constructor(answer: WireAnswer) {
    super(`${answer.status} ${answer.body.name}: ${JSON.stringify(answer.body.errors ?? answer.body.message)}`);
    this.answer = answer;
  }
}

/** The answer's data, or the problem thrown. */
export function dataOf<Data>(answer: WireAnswer): Data {
  if (answer.status !== 200) throw new CallFailed(answer);
  return answer.body.data as Data;
}

/** A customer on one device, with the proposal as last heard of. */
export class Customer {
  readonly device: Device;
  hash = '';
  /** Where codes go. */
  phone = '11987654321';
  /** What they say of themselves. */
  self = personal;
  channel = '';
  proposal: ProposalOnWire | null = null;

  constructor(base: string, device: Device = new Device(base)) {
    this.device = device;
  }

  async open(channel = 'aurora-clt'): Promise<string> {
    const answer = await this.device.call('newHash', { params: { id: channel }, body: {} });
    this.hash = dataOf<DataOf<'newHash'>>(answer).hashId;
    this.channel = channel;
    return this.hash;
  }

  get current(): string {
    return this.proposal?.currentStep ?? '';
  }

  status(slug = this.current): string {
    return this.proposal?.stepStatus[slug] ?? 'init';
  }

  async create(answers: unknown, key?: string, slug = 'consentimentos'): Promise<ProposalOnWire> {
    const body = { hashId: this.hash, order: 0, [slug]: answers };
    const options = { params: { id: this.hash }, body, ...(key !== undefined && { key }) };
    return this.keep(await this.device.call('createProposal', options));
  }

  async submit(
    slug: string,
    answers: unknown,
    options: { key?: string; revision?: number; acknowledged?: unknown } = {},
  ): Promise<ProposalOnWire> {
    // Where there is a sheet to be read it was read, unless a test says otherwise.
    const { acknowledged = this.proposal?.data.shown[slug]?.custos } = options;
    const revision = options.revision ?? this.proposal?.revision ?? 0;
    const body = { hashId: this.hash, revision, [slug]: answers, acknowledged };
    const params = { hashId: this.hash, step: slug };
    return this.keep(
      await this.device.call('updateStep', { params, body, ...(options.key !== undefined && { key: options.key }) }),
    );
  }

  async submitFiles(slug: string, files: Readonly<Record<string, Blob>>, beside: object = {}): Promise<ProposalOnWire> {
    const form = new FormData();
    const names = Object.fromEntries(Object.keys(files).map((name) => [name, { name: `${name}.jpg` }]));
    const answers = { ...beside, ...names };
    form.set('payload', JSON.stringify({ hashId: this.hash, revision: this.proposal?.revision ?? 0, [slug]: answers }));
    for (const [name, file] of Object.entries(files)) form.set(name, file, `${name}.jpg`);
    return this.keep(await this.device.call('updateStep', { params: { hashId: this.hash, step: slug }, form }));
  }

  async sendCode(slug = 'codigo', answers: unknown = { celular: this.phone }): Promise<void> {
    dataOf(
      await this.device.call('tokenSend', { params: { id: this.hash, step: slug }, body: { method: 'sms', answers } }),
    );
    await this.refresh();
  }

  async confirmCode(token: string, slug = 'codigo'): Promise<ProposalOnWire> {
    const answer = await this.device.call('tokenConfirm', { params: { id: this.hash, step: slug }, body: { token } });
    this.proposal = dataOf<DataOf<'tokenConfirm'>>(answer).proposal;
    return this.proposal;
  }

  async refresh(): Promise<ProposalOnWire> {
    const answer = await this.device.call('finishedUpdate', { params: { id: this.hash } });
    const { proposal } = dataOf<DataOf<'finishedUpdate'>>(answer);
    // A poll may overtake the notification of a change made elsewhere: what is known already is never forgotten.
    if (proposal.revision >= (this.proposal?.revision ?? 0)) this.proposal = proposal;
    return this.proposal ?? proposal;
  }

  /** Polls as the portal does until the condition holds; throws with where one stood after `seconds`. */
  async until(condition: (proposal: ProposalOnWire) => boolean, seconds = 40): Promise<ProposalOnWire> {
    const deadline = performance.now() + seconds * 1000;
    for (;;) {
      const proposal = await this.refresh();
      if (condition(proposal)) return proposal;
      if (performance.now() > deadline) {
        throw new Error(
          `still at ${proposal.currentStep} (${proposal.stepStatus[proposal.currentStep]}) after ${seconds} s`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  private keep(answer: WireAnswer): ProposalOnWire {
    this.proposal = dataOf<ProposalOnWire>(answer);
    return this.proposal;
  }
}
