import type { ProposalOnWire } from '@passo/contract';
import { factsOf } from '@passo/engine';
import { randomId } from '../platform/ids.ts';
import { ProblemError } from '../platform/problemError.ts';
import { insertDevice } from '../repositories/accessRepository.ts';
import { openAccess, type Access, type OpenProposal, type Visitor } from './access.ts';
import { digestOf } from './digest.ts';
import type { Runtime } from './runtime.ts';
import { startPrefilled } from './startPrefilled.ts';
import { DEVICE_DAYS } from './submit.ts';
import { proposalOnWire } from './view.ts';
import { keepVoucher, readVoucher, type Voucher } from './voucher.ts';

export interface Vouched {
  readonly proposal: ProposalOnWire;
  /** The keys that the token answered. */
  readonly claims: string[];
  readonly deviceToken: string | null;
}

/**
 * The partner says who stands before us. A link without a proposal gets one that knows what the token says, and whose
 * contact need not be proven again; a proposal of the same CPF lets this device in. Anything else is refused alike.
 */
export async function vouch(runtime: Runtime, visitor: Visitor, token: string): Promise<Vouched> {
  const access = await openAccess(runtime, visitor);
  const voucher = await readVoucher(runtime, access, visitor.hash, token);
  if (access.proposal !== null) return enter(runtime, access, access.proposal, voucher);
  const actor = `partner:${access.channel.partner.slug}` as const;
  const started = await startPrefilled(runtime, access, { ...voucher, kind: 'proposal.vouched', actor });
  if (started === null) return raced(runtime, visitor, voucher);
  await keepVoucher(runtime, started.id, voucher);
  return { proposal: started.proposal, claims: Object.keys(voucher.answers), deviceToken: started.deviceToken };
}

/** Somebody was faster with the same link: it has its proposal now. */
async function raced(runtime: Runtime, visitor: Visitor, voucher: Voucher): Promise<Vouched> {
  const now = await openAccess(runtime, visitor);
  if (now.proposal === null) throw new ProblemError('token.invalid');
  return enter(runtime, now, now.proposal, voucher);
}

async function enter(runtime: Runtime, access: Access, proposal: OpenProposal, { answers }: Voucher): Promise<Vouched> {
  const known = factsOf(proposal.version.flow, proposal.state).answers;
  const same = typeof answers.cpf === 'string' && answers.cpf === known.cpf;
  if (!same) throw new ProblemError('token.invalid');
  const claims = Object.keys(answers);
  const onWire = proposalOnWire(proposal);
  if (access.proven) return { proposal: onWire, claims, deviceToken: null };
  const deviceToken = randomId();
  await insertDevice(runtime.db, [digestOf(`device:${deviceToken}`), proposal.id, DEVICE_DAYS]);
  return { proposal: onWire, claims, deviceToken };
}
