import type { DataOf } from '@passo/contract';
import { questionsOf } from '../../channels/questionsOf.ts';
import { ProblemError } from '../../platform/problemError.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** Everybody may read them, before there is a link as well: they are the channel's words, and nobody's data. */
export async function readQuestions({ channels }: Runtime, code: string): Promise<DataOf<'questions'>> {
  const channel = channels.byCode(code);
  if (channel === undefined) throw new ProblemError('channel.notFound');
  return { questions: [...questionsOf(channel)] };
}
