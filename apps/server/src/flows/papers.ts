import { pathOf, type DataOf } from '@passo/contract';
import { isRecord, stepState, type CompiledStep, type JourneyState } from '@passo/engine';
import { openAccess, requireProof, type Visitor } from './access.ts';
import type { Runtime } from './runtime.ts';

type Contract = DataOf<'listContracts'>[number];

/** Every paper that was written for the proposal, in the order of its steps. */
export async function listContracts(runtime: Runtime, visitor: Visitor): Promise<Contract[]> {
  const { proposal } = requireProof(await openAccess(runtime, visitor));
  const { version, state } = proposal;
  return version.flow.steps.flatMap((step) => {
    if (step.kind.call?.operation !== 'documents.contract') return [];
    const { contrato } = stepState(state, step.slug).result;
    if (!isRecord(contrato) || typeof contrato.document !== 'string') return [];
    const signedAt = signatureOf(version.flow.steps, state, step.index);
    return [
      {
        document: contrato.document,
        step: step.slug,
        name: step.definition.name,
        url: pathOf('document', { hashId: visitor.hash, document: contrato.document }),
        sha256: String(contrato.sha256),
        pages: Number(contrato.pages),
        status: signedAt === null ? ('pending' as const) : ('signed' as const),
        signedAt,
      },
    ];
  });
}

/** When the first signature after the paper was given. */
function signatureOf(steps: readonly CompiledStep[], state: JourneyState, after: number): string | null {
  for (const { index, kind, slug } of steps) {
    if (index <= after || kind.call?.operation.startsWith('signature.') !== true) continue;
    const signed = Object.values(stepState(state, slug).result).find((one) => isRecord(one) && 'signedAt' in one);
    if (isRecord(signed) && typeof signed.signedAt === 'string') return signed.signedAt;
  }
  return null;
}
