import { factsOf, type CompiledStep } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { acceptedTerms } from '../../ports/documents/acceptedTerms.ts';
import { documentIdOf } from '../../ports/documents/documentId.ts';
import { signaturePaper, type SignatureRecord } from '../../ports/documents/signaturePaper.ts';
import type { StoredDocument } from '../../ports/storage/storage.ts';
import type { OpenProposal } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { contractSteps, writtenContracts, type WrittenContract } from './writtenContracts.ts';

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
  const record = await recordOf(runtime, proposal, document);
  if (record === null) throw new ProblemError('route.notFound');
  const content = await runtime.writePdf(signaturePaper(record.record));
  await storage.put({
    ...{ id, proposal: proposal.id, slug: record.slug, name: 'registro-da-assinatura.pdf', content },
    mediaType: 'application/pdf',
  });
  const stored = await storage.get(id, proposal.id);
  if (stored === null) throw new ProblemError('route.notFound');
  return stored;
}

/** Null for what is no contract of this proposal, and for one that is not signed. */
async function recordOf(runtime: Runtime, proposal: OpenProposal, document: string) {
  for (const step of contractSteps(proposal)) {
    const written = await writtenContracts(runtime, proposal, step);
    const contract = written.find((one) => one.document === document);
    const [first, ...others] = contract?.acts ?? [];
    if (contract === undefined || first === undefined) continue;
    return { slug: step.slug, record: await recordFor(runtime, proposal, step, contract, [first, ...others]) };
  }
  return null;
}

async function recordFor(
  { db, keyring }: Runtime,
  { id, version, state }: OpenProposal,
  { definition }: CompiledStep,
  { sha256, pages, replaced }: WrittenContract,
  acts: SignatureRecord['acts'],
): Promise<SignatureRecord> {
  const { answers } = factsOf(version.flow, state);
  const terms = await acceptedTerms(db, keyring)(id);
  const signedAt = acts.at(-1)?.at ?? acts[0].at;
  return {
    person: { name: String(answers.nome ?? ''), cpf: String(answers.cpf ?? '') },
    contract: { name: definition.name, sha256, pages },
    acts,
    // What was agreed to after another contract took its place is of that one.
    terms: terms.filter(({ at }) => !replaced || at <= signedAt),
  };
}
