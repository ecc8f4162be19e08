import { factsOf, isRecord, stepState, type CompiledStep } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { acceptedTerms } from '../../ports/documents/acceptedTerms.ts';
import { documentIdOf } from '../../ports/documents/documentId.ts';
import { signaturePaper, type SignatureRecord } from '../../ports/documents/signaturePaper.ts';
import type { StoredDocument } from '../../ports/storage/storage.ts';
import type { OpenProposal } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { bindingActs, bindingSteps } from './bindingActs.ts';

/**
 * The evidence of how a contract was signed, written when it is first asked for and kept: asked again it is the same
 * bytes. Throws `route.notFound` for what is no contract of this proposal, and for one that is not signed yet.
 */
export async function signatureRecord(
  runtime: Runtime,
  proposal: OpenProposal,
  document: string,
): Promise<StoredDocument> {
  const { storage } = runtime;
  const id = documentIdOf(`signature:${document}`);
  const kept = await storage.get(id, proposal.id);
  if (kept !== null) return kept;
  const step = proposal.version.flow.steps.find(({ slug }) => contractOf(proposal, slug)?.document === document);
  const record = step === undefined ? null : await recordOf(runtime, proposal, step);
  if (step === undefined || record === null) throw new ProblemError('route.notFound');
  const content = await runtime.writePdf(signaturePaper(record));
  await storage.put({
    ...{ id, proposal: proposal.id, slug: step.slug, name: 'registro-da-assinatura.pdf', content },
    mediaType: 'application/pdf',
  });
  const stored = await storage.get(id, proposal.id);
  if (stored === null) throw new ProblemError('route.notFound');
  return stored;
}

/** Null while a step that binds is not done. */
async function recordOf(runtime: Runtime, proposal: OpenProposal, step: CompiledStep): Promise<SignatureRecord | null> {
  const { id, version, state } = proposal;
  const contract = contractOf(proposal, step.slug);
  const steps = bindingSteps(proposal, step);
  const [first, ...others] = await bindingActs(runtime, proposal, steps);
  if (contract === null || first === undefined || others.length + 1 < steps.length) return null;
  const { answers } = factsOf(version.flow, state);
  return {
    person: { name: String(answers.nome ?? ''), cpf: String(answers.cpf ?? '') },
    contract: { name: step.definition.name, sha256: contract.sha256, pages: contract.pages },
    acts: [first, ...others],
    terms: await acceptedTerms(runtime.db, runtime.keyring)(id),
  };
}

interface WrittenContract {
  readonly document: string;
  readonly sha256: string;
  readonly pages: number;
}

/** The paper that a step wrote, null where it wrote none. */
export function contractOf({ state }: OpenProposal, slug: string): WrittenContract | null {
  const { contrato } = stepState(state, slug).result;
  if (!isRecord(contrato) || typeof contrato.document !== 'string') return null;
  return { document: contrato.document, sha256: String(contrato.sha256), pages: Number(contrato.pages) };
}
