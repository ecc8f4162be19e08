import type { BodyOf, DataOf } from '@passo/contract';
import { judgeSubmit, newJourney } from '@passo/engine';
import { ProblemError } from '../../platform/problemError.ts';
import { countedAs, environmentOf, openAccess, requireProof, type Visitor } from '../access/access.ts';
import { takeOne } from '../runtime/limit.ts';
import type { Runtime } from '../runtime/runtime.ts';

const JUDGEMENTS_PER_MINUTE = 120;

/** What a submit would say of these answers. Nothing is kept, nobody is asked. */
export async function validateStep(
  runtime: Runtime,
  visitor: Visitor,
  { proposalData, step: named }: BodyOf<'validateInitially'>,
): Promise<DataOf<'validateInitially'>> {
  const access = await openAccess(runtime, visitor);
  await takeOne(runtime, `validate:${countedAs(visitor, access)}`, JUDGEMENTS_PER_MINUTE, 60);
  const { flow } = access.proposal?.version ?? (await runtime.versions(access.channel.flowVersion));
  const state = access.proposal === null ? newJourney(flow) : requireProof(access).proposal.state;
  const step = flow.bySlug.get(named ?? state.currentStep);
  if (step === undefined) throw new ProblemError('step.notFound');
  if (step.index > (flow.bySlug.get(state.currentStep)?.index ?? 0)) throw new ProblemError('step.notReached');
  const environment = environmentOf(runtime, access.channel, access.startedAs);
  const { problems, unknown } = judgeSubmit(flow, state, step, proposalData, environment);
  const errors = [...unknown.map((field) => ({ field, message: 'Campo desconhecido' })), ...problems];
  return { valid: errors.length === 0, errors: errors.map(({ field, message }) => ({ field, message })) };
}
