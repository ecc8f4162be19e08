import type { ClientParts } from '../../../wire/client.ts';
import { answersFrom } from '../../steps/answers.ts';
import type { Lists } from '../text/reading.ts';
import { namesIn, type PlayContext } from './context.ts';

/** Milliseconds that a slow list takes. */
const SLOW = 3_000;

const json = { 'content-type': 'application/json' };
const withOptions = (options: unknown): Response =>
  new Response(JSON.stringify({ data: { resource: { options } } }), { headers: json });

const failed = (): Response =>
  new Response(JSON.stringify({ message: 'A lista falhou, como você pediu.', name: 'preview', status: 422 }), {
    ...{ status: 422, headers: json },
  });

/** Answers every call from here: lists as the context wants them, anything else with an example. Nothing leaves the page. */
export function answering(
  lists: Lists,
  answers: Readonly<Record<string, unknown>>,
  { lists: state, only }: Pick<PlayContext, 'lists' | 'only'>,
): ClientParts['fetch'] {
  const usual = answersFrom(answers);
  const chosen = namesIn(only);
  return async (path, init) => {
    const name = /\/resource\/([^/?]+)/.exec(path)?.[1];
    if (name === undefined) return usual(path, init);
    const known = Object.hasOwn(lists, name) ? lists[name] : undefined;
    const now = chosen.length === 0 || chosen.includes(name) ? state : 'answer';
    if (now === 'fail') return failed();
    if (now === 'slow') await new Promise((wake) => setTimeout(wake, SLOW));
    return withOptions(now === 'empty' ? [] : (known ?? []));
  };
}
