import type { CompiledFlow, JourneyState, StepKind } from '@passo/engine';
import { readStepEvents } from '../../repositories/proposalRepository.ts';
import type { RestingRow } from '../../repositories/retentionRepository.ts';
import type { Runtime } from '../runtime/runtime.ts';
import { judge, type Terms, type Verdict } from './rules.ts';

/** What a signature is in the history: the word of whoever collects it, or the code that the customer typed. */
const signing = ({ call }: StepKind): readonly string[] =>
  call === undefined ? ['step.submitted', 'device.proven'] : ['step.done'];

/**
 * Whether a contract was signed, whatever became of it: another one takes its place where a deposit came back or its day passed, and until that one
 * is signed the journey says nothing of the first.
 */
async function signedOnce({ db }: Pick<Runtime, 'db'>, id: string, { steps }: CompiledFlow): Promise<boolean> {
  const signs = new Map(steps.filter(({ kind }) => kind.signs === true).map(({ slug, kind }) => [slug, signing(kind)]));
  if (signs.size === 0) return false;
  const events = await readStepEvents(db, [id, [...signs.keys()]]);
  return events.some(({ slug, kind }) => signs.get(slug)?.includes(kind) === true);
}

/** Until when a proposal is kept, by what its journey and its history say. */
export async function verdictOn(
  runtime: Pick<Runtime, 'db'>,
  { id, expired, updated_at: changedAt }: RestingRow,
  { flow, state }: { readonly flow: CompiledFlow; readonly state: JourneyState },
  own: Terms,
): Promise<Verdict> {
  return judge({ flow, state, changedAt, expired, signedOnce: await signedOnce(runtime, id, flow) }, own);
}
