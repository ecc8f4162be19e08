import { isRecord, stepState, type CompiledStep } from '@passo/engine';
import type { BindingAct } from '../../ports/documents/signaturePaper.ts';
import { readStepEvents } from '../../repositories/proposalRepository.ts';
import type { OpenProposal } from '../access/access.ts';
import { eventContext } from '../journey/change.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { bindingActs, type StepEvent } from './bindingActs.ts';

interface Paper {
  readonly document: string;
  /** Of the file's bytes, in hexadecimal. */
  readonly sha256: string;
  readonly pages: number;
}

export interface WrittenContract extends Paper {
  /** Oldest first, the last one signs; empty while it is not signed. */
  readonly acts: readonly BindingAct[];
  /** Another contract took its place. */
  readonly replaced: boolean;
}

type Reading = Pick<Runtime, 'db' | 'keyring'>;

/**
 * The contracts of a step, newest first: the one that stands, signed or not, and those that were signed before another one took their
 * place. What was done with a contract is what was done before it was written anew.
 */
export async function writtenContracts(
  runtime: Reading,
  proposal: OpenProposal,
  step: CompiledStep,
): Promise<readonly WrittenContract[]> {
  const standing = contractOf(proposal, step.slug);
  const steps = bindingSteps(proposal, step);
  const writings = writingsIn(await eventsOf(runtime, proposal.id, steps), step.slug);
  const actsIn = ({ events, at }: Omit<Writing, 'paper'>): readonly BindingAct[] => {
    const acts = bindingActs(steps, events, at);
    return acts.length < steps.length ? [] : acts;
  };
  const replaced = writings.toReversed().flatMap(({ paper, ...writing }) => {
    const acts = actsIn(writing);
    return paper === null || paper.document === standing?.document || acts.length === 0
      ? []
      : [{ ...paper, acts, replaced: true }];
  });
  if (standing === null) return replaced;
  const acts = isOpen(proposal, steps) ? [] : actsIn(writings.at(-1) ?? { events: [], at: new Date(0) });
  return [{ ...standing, acts, replaced: false }, ...replaced];
}

/** The steps of a proposal's flow that write a contract. */
export const contractSteps = ({ version }: OpenProposal): readonly CompiledStep[] =>
  version.flow.steps.filter(({ kind }) => kind.call?.operation === 'documents.contract');

/** The contract's step and the one after it that signs: two contracts may be signed by one signature. */
function bindingSteps({ version }: OpenProposal, contract: CompiledStep): readonly CompiledStep[] {
  const signing = version.flow.steps.find(({ index, kind }) => index > contract.index && kind.signs === true);
  return signing === undefined ? [contract] : [contract, signing];
}

/** Where the signature of the standing contract is open again, nothing was done with it. */
const isOpen = ({ state }: OpenProposal, [, ...signing]: readonly CompiledStep[]): boolean =>
  !signing.every(({ slug }) => ['success', 'finished'].includes(stepState(state, slug).status));

async function eventsOf(
  { db, keyring }: Reading,
  id: string,
  steps: readonly CompiledStep[],
): Promise<readonly StepEvent[]> {
  const rows = await readStepEvents(db, [id, steps.map(({ slug }) => slug)]);
  return rows.map((row) => ({
    ...row,
    change: row.change === null ? {} : keyring.openJson(row.change, eventContext(id)),
  }));
}

interface Writing {
  readonly paper: Paper | null;
  readonly at: Date;
  /** What happened from there on, until it was written anew. */
  readonly events: readonly StepEvent[];
}

function writingsIn(events: readonly StepEvent[], slug: string): readonly Writing[] {
  const starts = events.flatMap((event, index) => (event.slug === slug && event.kind === 'step.done' ? [index] : []));
  return starts.map((start, index) => {
    const { change, at = new Date(0) } = events[start] ?? {};
    return {
      at,
      paper: paperIn(isRecord(change) ? change.value : null),
      events: events.slice(start + 1, starts[index + 1]),
    };
  });
}

/** The paper that a step wrote and that stands, null where it wrote none. */
export const contractOf = ({ state }: OpenProposal, slug: string): Paper | null =>
  paperIn(stepState(state, slug).result.contrato);

function paperIn(value: unknown): Paper | null {
  if (!isRecord(value) || typeof value.document !== 'string') return null;
  return { document: value.document, sha256: String(value.sha256), pages: Number(value.pages) };
}
