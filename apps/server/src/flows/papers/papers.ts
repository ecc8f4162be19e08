import { pathOf, type DataOf } from '@passo/contract';
import { openAccess, requireProof, type OpenProposal, type Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { bindingActs, bindingSteps } from './bindingActs.ts';
import { changesOf } from './changesRecord.ts';
import { contractOf } from './signatureRecord.ts';

type Contract = DataOf<'listContracts'>[number];

/** Every paper that was written for the proposal, in the order of its steps. */
export async function listContracts(runtime: Runtime, visitor: Visitor): Promise<Contract[]> {
  const { proposal } = requireProof(await openAccess(runtime, visitor));
  const papers: Contract[] = [];
  for (const step of proposal.version.flow.steps) {
    const contract = step.kind.call?.operation === 'documents.contract' ? contractOf(proposal, step.slug) : null;
    if (contract === null) continue;
    const signedAt = await signedAtOf(runtime, proposal, step);
    const url = pathOf('document', { hashId: visitor.hash, document: contract.document });
    papers.push({
      ...{ ...contract, step: step.slug, name: step.definition.name, url },
      status: signedAt === null ? 'pending' : 'signed',
      signedAt,
      changesUrl: changesOf(proposal, step) === null ? null : `${url}?registro=valores`,
      signatureUrl: signedAt === null ? null : `${url}?registro=assinatura`,
    });
  }
  return papers;
}

type Step = Parameters<typeof bindingSteps>[1];

/** When the last of the steps that bind was done; null while one of them is not. */
async function signedAtOf(runtime: Runtime, proposal: OpenProposal, step: Step): Promise<string | null> {
  const steps = bindingSteps(proposal, step);
  const acts = await bindingActs(runtime, proposal, steps);
  return acts.length < steps.length ? null : (acts.at(-1)?.at.toISOString() ?? null);
}
