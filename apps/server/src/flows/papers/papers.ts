import { pathOf, type DataOf } from '@passo/contract';
import { openAccess, requireProof, type Visitor } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { changesOf } from './changesRecord.ts';
import { contractSteps, writtenContracts } from './writtenContracts.ts';

type Contract = DataOf<'listContracts'>[number];

/** Every contract that was written for the proposal and stands or was signed, in the order of its steps, the newest first. */
export async function listContracts(runtime: Runtime, visitor: Visitor): Promise<Contract[]> {
  const { proposal } = requireProof(await openAccess(runtime, visitor));
  const papers: Contract[] = [];
  for (const step of contractSteps(proposal)) {
    const changed = changesOf(proposal, step) !== null;
    for (const { acts, replaced, ...paper } of await writtenContracts(runtime, proposal, step)) {
      const signedAt = acts.at(-1)?.at.toISOString() ?? null;
      const url = pathOf('document', { hashId: visitor.hash, document: paper.document });
      papers.push({
        ...{ ...paper, step: step.slug, name: step.definition.name, url, replaced, signedAt },
        status: signedAt === null ? 'pending' : 'signed',
        changesUrl: changed && !replaced ? `${url}?registro=valores` : null,
        signatureUrl: signedAt === null ? null : `${url}?registro=assinatura`,
      });
    }
  }
  return papers;
}
