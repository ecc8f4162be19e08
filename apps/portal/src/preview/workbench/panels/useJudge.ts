import type { DataOf } from '@passo/contract';
import type { FlowDefinition } from '@passo/engine/definition.ts';
import { canonical, isRecord, type Json, type JsonObject } from '@passo/engine/json.ts';
import { useEffect, useState } from 'react';
import { useSession } from '../../../session/useSession.ts';
import type { PlayWorld } from '../play/context.ts';
import type { Play } from '../play/usePlay.ts';
import { withFiles } from '../play/files.ts';

export type Judged =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'answered'; readonly verdict: DataOf<'judgePreview'> };

/** Milliseconds of rest after which the server is asked. */
const REST = 600;

/** What the server would answer to the step as it stands, asked when nothing has changed for a while. */
export function useJudge(definition: FlowDefinition, play: Play, world: PlayWorld, payload: JsonObject): Judged {
  const { call } = useSession();
  const [judged, setJudged] = useState<Judged>({ kind: 'waiting' });
  const { state, step } = play;
  const body = step && {
    definition: sentOf(definition),
    product: definition.product ?? '',
    state: JSON.parse(JSON.stringify(state)),
    slug: step.slug,
    answers: withFiles(step, payload),
    confirmed: true,
    today: world.today,
    hiddenKeys: [...world.hiddenKeys],
    bounds: boundsOf(world),
  };
  const asked = canonical(body);
  useEffect(() => {
    if (asked === 'null') return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      const answer = call('judgePreview', { body: JSON.parse(asked), signal: control.signal });
      answer.then(
        (answered) =>
          setJudged(
            answered.ok
              ? { kind: 'answered', verdict: answered.value }
              : { kind: 'failed', message: answered.problem.message },
          ),
        // Another question has taken its place.
        () => undefined,
      );
    }, REST);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asked, call]);
  return judged;
}

const boundsOf = ({ bounds }: PlayWorld) =>
  Object.fromEntries(
    Object.entries(bounds).map(([key, { minValue, maxValue, defaultValue }]) => [
      key,
      { minValue, maxValue, defaultValue },
    ]),
  );

/** The server knows the options of its own lists: they do not travel. */
const sentOf = (definition: FlowDefinition): Json =>
  JSON.parse(JSON.stringify(definition), (_, value: unknown) =>
    isRecord(value) && typeof value.resource === 'string' ? { ...value, values: undefined } : value,
  );
