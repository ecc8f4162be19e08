import { setTimeout as pause } from 'node:timers/promises';
import type { ProposalOnWire } from '@passo/contract';
import { consents } from '../../support/answers.ts';
import { CallFailed, Customer } from '../../support/customer.ts';
import { doStep } from '../../support/journey.ts';
import { PatientDevice, PatientWorld, type Actions } from './patience.ts';
import type { RealServer } from '../../support/realServer.ts';

/** Problems that a customer meets when the server was killed in the middle, and that looking again mends. */
const passing = new Set([
  'revision.stale',
  'step.finished',
  'step.notReached',
  'otp.tooSoon',
  'otp.wrong',
  'body.unreadable',
]);

export interface Travelled {
  readonly proposal: ProposalOnWire;
  readonly acknowledged: ReadonlyMap<string, unknown>;
  /** The longest that nothing moved while the server was well, and where. */
  readonly longestStandstill: { readonly ms: number; readonly step: string };
}

/** The server is down for seconds at a time: what a customer waits for counts from when it was well again. */
class PatientCustomer extends Customer {
  private readonly server: RealServer;

  constructor(server: RealServer, device: PatientDevice) {
    super(server.url, device);
    this.server = server;
  }

  override async until(condition: (proposal: ProposalOnWire) => boolean, seconds = 20): Promise<ProposalOnWire> {
    const since = performance.now();
    for (;;) {
      const proposal = await this.refresh();
      if (condition(proposal)) return proposal;
      const waited = performance.now() - Math.max(since, this.server.readyAt);
      if (waited > seconds * 1000) {
        const { currentStep: step } = proposal;
        throw new Error(
          `still at ${step} (${proposal.stepStatus[step]}) ${Math.round(waited)} ms after the server was well`,
        );
      }
      await pause(25);
    }
  }
}

/** One customer who wants the money, whatever happens to the server. */
export async function travel(server: RealServer, actions: Actions, phone: string): Promise<Travelled> {
  const device = new PatientDevice(server, actions);
  const world = new PatientWorld(server, actions);
  const customer = new PatientCustomer(server, device);
  customer.phone = phone;
  await customer.open();
  let proposal = await customer.create(consents());
  while (proposal.data.end === null) {
    await doStep(customer, world).catch(lookAgain);
    proposal = await customer.refresh();
    await pause(5);
  }
  return { proposal, acknowledged: device.acknowledged, longestStandstill: device.standstill.longest };
}

function lookAgain(error: unknown): void {
  if (!(error instanceof CallFailed) || !passing.has(error.answer.body.name ?? '')) throw error;
}
