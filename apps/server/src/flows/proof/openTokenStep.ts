import type { CompiledStep } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import {
  openAccess,
  unproven,
  visitorsDevice,
  type Access,
  type OpenProposal,
  type Visitor,
} from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** A step that confirms a contact, opened by a device that may have to prove itself with it. */
export interface TokenStep {
  readonly access: Access;
  readonly proposal: OpenProposal;
  readonly step: CompiledStep;
  /** The name of the device. */
  readonly device: string | null;
  /** What is kept of its proof, where it brings one. */
  readonly proof: Buffer | null;
}

export async function openTokenStep(runtime: Runtime, visitor: Visitor, slug: string): Promise<TokenStep> {
  const access = await openAccess(runtime, visitor);
  const { proposal } = access;
  if (proposal === null) throw new ProblemError('proposal.missing');
  if (!access.proven && !proposal.verified) throw unproven(proposal);
  const step = proposal.version.flow.bySlug.get(slug);
  if (step?.definition.tokenValidationMethods === undefined) throw new ProblemError('step.notFound');
  return { access, proposal, step, device: visitor.device, proof: visitorsDevice(visitor) };
}
