import { catalog } from '@passo/catalog';
import type { BodyOf, DataOf } from '@passo/contract';
import { isCalendarDate, problems } from '@passo/domain';
import {
  playedFlow,
  compileFlow,
  isRecord,
  judgeSubmit,
  parseFlow,
  readState,
  submitStep,
  type FieldBounds,
  type JourneyOutcome,
} from '@passo/engine';
import { withOptions } from '../../channels/withOptions.ts';
import { ProblemError } from '../../platform/problemError.ts';
import { offeredOptions } from '../../resources/resources.ts';

type Asked = BodyOf<'judgePreview'>;

/**
 * What would be answered to this step of a flow that nobody has published. Nothing of it is stored, nobody outside is asked. The
 * flow comes from a stranger, so a kind may be handed facts that no journey makes: then it is not judged at all.
 */
export function judgeStep(asked: Asked): DataOf<'judgePreview'> {
  try {
    return verdictOn(asked);
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw new ProblemError('body.unreadable');
  }
}

function verdictOn({ definition, product, slug, answers, confirmed, bounds, ...asked }: Asked): DataOf<'judgePreview'> {
  const parsed = parseFlow({ steps: isRecord(definition) ? definition.steps : undefined });
  const state = readState(asked.state);
  if (!parsed.ok || !state.ok || !isCalendarDate(asked.today)) throw new ProblemError('body.unreadable');
  const steps = parsed.value.steps.map(withOptions);
  const flow = playedFlow(compileFlow({ product, steps }, catalog), withoutAbsent(bounds));
  const step = flow.bySlug.get(slug);
  if (step === undefined) throw new ProblemError('step.notFound');
  const environment = { today: asked.today, hiddenKeys: asked.hiddenKeys, offered: offeredOptions };
  const verdict = judgeSubmit(flow, state.value, step, answers, environment);
  const outcome = submitStep(flow, state.value, { slug, answers, confirmed }, environment);
  return {
    ...tell(outcome),
    problems: verdict.problems.map(({ field, message }) => ({ field, message })),
    unknown: [...verdict.unknown],
    kept: verdict.answers,
  };
}

const tell = (outcome: JourneyOutcome): Pick<DataOf<'judgePreview'>, 'code' | 'message' | 'next'> =>
  outcome.ok
    ? { code: null, message: null, next: outcome.state.currentStep }
    : { code: outcome.code, message: problems[outcome.code].message, next: null };

/** JSON leaves out what is absent; types say `undefined`. */
const withoutAbsent = (bounds: Asked['bounds']): Readonly<Record<string, FieldBounds>> =>
  Object.fromEntries(
    Object.entries(bounds).map(([key, { minValue, maxValue, defaultValue }]) => [
      key,
      {
        ...(minValue !== undefined && { minValue }),
        ...(maxValue !== undefined && { maxValue }),
        ...(defaultValue !== undefined && { defaultValue }),
      },
    ]),
  );
