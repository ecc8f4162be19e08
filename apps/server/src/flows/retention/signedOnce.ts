import type { CompiledFlow, StepKind } from '@passo/engine';
import { readStepEvents } from '../../repositories/proposalRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** What a signature is in the history: the word of whoever collects it, or the code that the customer typed. */
const signing = ({ call }: StepKind): readonly string[] =>
  call === undefined ? ['step.submitted', 'device.proven'] : ['step.done'];

/**
 * Whether a contract was signed, whatever became of it: another one takes its place where a deposit came back or its day passed, and until that one
 * is signed the journey says nothing of the first.
 */
export async function signedOnce({ db }: Pick<Runtime, 'db'>, id: string, { steps }: CompiledFlow): Promise<boolean> {
  const signs = new Map(steps.filter(({ kind }) => kind.signs === true).map(({ slug, kind }) => [slug, signing(kind)]));
  if (signs.size === 0) return false;
  const events = await readStepEvents(db, [id, [...signs.keys()]]);
  return events.some(({ slug, kind }) => signs.get(slug)?.includes(kind) === true);
}
