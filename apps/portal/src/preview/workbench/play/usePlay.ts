import { stepState, type FlowDefinition } from '@passo/engine';
import type { CompiledFlow, CompiledStep } from '@passo/engine/journey/flow.ts';
import type { JourneyState } from '@passo/engine/journey/state.ts';
import type { JsonObject } from '@passo/engine/json.ts';
import { useMemo, useState } from 'react';
import type { PlayWorld } from './context.ts';
import { begin, compilePlay, goOn, send, settle, type Outcome, type Played } from './moves.ts';

export interface Play {
  readonly flow: CompiledFlow;
  readonly state: JourneyState;
  readonly step: CompiledStep | undefined;
  readonly played: Played;
  readonly canGoBack: boolean;
  send(answers: JsonObject): void;
  settle(outcome: Outcome): void;
  goOn(): void;
  back(): void;
  restart(): void;
}

interface Kept {
  readonly played: Played;
  readonly past: readonly JourneyState[];
}

/** A flow that is played. It goes on where it stood when its text changes, as long as that step is there. */
export function usePlay(definition: FlowDefinition, world: PlayWorld, results: JsonObject): Play {
  const flow = useMemo(() => compilePlay(definition, world), [definition, world]);
  const [kept, setKept] = useState<Kept | null>(null);
  const [from, setFrom] = useState(world);
  if (from !== world) {
    setFrom(world);
    setKept(null);
  }
  const isThere = kept !== null && flow.bySlug.has(kept.played.state.currentStep);
  const played = useMemo<Played>(
    () =>
      isThere && kept !== null
        ? kept.played
        : safely(() => ({ state: begin(flow, world), problems: [], refusal: null }), blank),
    [isThere, kept, flow, world],
  );
  const { state } = played;
  const step = flow.bySlug.get(state.currentStep);
  const move = (next: () => Played): void => {
    const made = safely(next, { ...played, refusal: BROKEN });
    const past = isThere && kept !== null ? kept.past : [];
    setKept({ played: made, past: made.refusal === null ? [...past, state] : past });
  };
  return {
    ...{ flow, state, step, played, canGoBack: isThere && kept !== null && kept.past.length > 0 },
    send: (answers) => move(() => send(flow, state, state.currentStep, answers, world)),
    settle: (outcome) => step && move(() => settle(flow, state, step, outcome, { world, results })),
    goOn: () => move(() => goOn(flow, state, state.currentStep, world)),
    back: () => {
      const before = kept?.past.at(-1);
      if (before !== undefined)
        setKept({ played: { state: before, problems: [], refusal: null }, past: kept?.past.slice(0, -1) ?? [] });
    },
    restart: () => setKept(null),
  };
}

const blank: Played = {
  state: { currentStep: '', steps: {}, situation: 'pending', end: null },
  problems: [],
  refusal: null,
};
const BROKEN = 'Com estas respostas o tipo do passo não consegue continuar. Confira os achados.';

/** A flow that is being written may hand a kind what no journey would. */
function safely(make: () => Played, otherwise: Played): Played {
  try {
    return make();
  } catch {
    return otherwise;
  }
}

export const statusOf = ({ state }: Play, slug: string) => stepState(state, slug).status;
