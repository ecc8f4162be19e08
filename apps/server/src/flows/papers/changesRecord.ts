import { isRecord, factsOf, stepState, type CompiledStep } from '@passo/engine';
import { digestOf } from '../../platform/digest.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { changesPaper, type ContractChanges } from '../../ports/documents/changesPaper.ts';
import { documentIdOf } from '../../ports/documents/documentId.ts';
import { offerShape } from '../../ports/lender/offerShape.ts';
import type { StoredDocument } from '../../ports/storage/storage.ts';
import type { OpenProposal } from '../access/access.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { contractOf } from './writtenContracts.ts';

/**
 * The paper that says what a late day changed of a contract, written when it is first asked for and kept: for the same figures it is the
 * same bytes. Throws `route.notFound` for what is no contract of this proposal, and where nothing differs from what was signed.
 */
export async function changesRecord(
  { storage, writePdf }: Pick<Runtime, 'storage' | 'writePdf'>,
  proposal: OpenProposal,
  document: string,
): Promise<StoredDocument> {
  const step = proposal.version.flow.steps.find(({ slug }) => contractOf(proposal, slug)?.document === document);
  const changes = step === undefined ? null : changesOf(proposal, step);
  if (step === undefined || changes === null) throw new ProblemError('route.notFound');
  const id = documentIdOf(`changes:${document}:${digestOf(JSON.stringify(changes)).toString('hex')}`);
  const kept = await storage.get(id, proposal.id);
  if (kept !== null) return kept;
  await storage.put({
    ...{ id, proposal: proposal.id, slug: step.slug, name: 'o-que-mudou.pdf', mediaType: 'application/pdf' },
    content: await writePdf(changesPaper(changes)),
  });
  const stored = await storage.get(id, proposal.id);
  if (stored === null) throw new ProblemError('route.notFound');
  return stored;
}

/** What differs from what was signed; null where nothing does, and where the contract is yet to be written. */
export function changesOf(proposal: OpenProposal, { slug, definition }: CompiledStep): ContractChanges | null {
  const { version, state } = proposal;
  const contract = contractOf(proposal, slug);
  const { answers, results } = factsOf(version.flow, state);
  const [before, after] = [offerShape.safeParse(results.ofertaAssinada), offerShape.safeParse(results.oferta)];
  if (contract === null || !before.success || !after.success) return null;
  const paying = version.flow.steps.find((step) => isRecord(stepState(state, step.slug).result.ofertaAssinada));
  return {
    person: { name: String(answers.nome ?? ''), cpf: String(answers.cpf ?? '') },
    contract: { name: definition.name, sha256: contract.sha256 },
    before: before.data,
    after: after.data,
    // Where the step was put off, what was signed reaches as far as its day no more.
    holds: paying !== undefined && stepState(state, paying.slug).status !== 'init',
  };
}
