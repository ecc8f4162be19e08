import type { LookedUp } from '@passo/catalog';
import { stepState, type CompiledStep, type JourneyState, type JsonObject } from '@passo/engine';
import type { ProvenAccess, Visitor } from '../access/access.ts';
import { mayLookUp } from '../lookups/lookupLimits.ts';
import { lookUp } from '../lookups/lookUp.ts';
import { rests, tellAnswers, type Ask } from '../lookups/tellAnswers.ts';
import { nameOf, toldBefore } from '../lookups/toldBefore.ts';
import type { Runtime } from '../runtime/runtime.ts';

/** All look-ups of one submit together: a customer waits for them. */
const TIMEOUT_MS = 8_000;

interface Submitting {
  readonly access: ProvenAccess;
  readonly visitor: Visitor;
  /** Where it comes from: whose look-ups count together. */
  readonly network: string;
  readonly state: JourneyState;
  readonly step: CompiledStep;
}

/**
 * The answers with what somebody outside says of them, never what the client says that they said. What the proposal holds of them
 * already counts; else they are asked now, each once. Where nobody answers, what was typed stands, and shows that nobody told it: nobody
 * is kept from going on. The very same answers where none rests on a look-up.
 */
export async function asTold(
  runtime: Runtime,
  { access, visitor, network, state, step }: Submitting,
  answers: JsonObject,
  claimed: JourneyState,
): Promise<JsonObject> {
  if (!rests(step.form)) return answers;
  const known = toldBefore(access.proposal.version.flow, state);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const ask = async (of: LookedUp, question: JsonObject): Promise<JsonObject | null> =>
    (await mayLookUp(runtime, visitor, network, access)) ? lookUp(runtime, of.operation, question, signal) : null;
  const asked = new Map<string, Promise<JsonObject | null>>();
  const told: Ask = async (of, question, answer) => {
    const name = nameOf(of, question);
    const before = known.get(name);
    if (before !== undefined) return before;
    const asking = asked.get(name) ?? ask(of, question);
    asked.set(name, asking);
    const found = await asking;
    return found === null ? null : of.tell(answer, found);
  };
  return tellAnswers(step.form, answers, stepState(claimed, step.slug).answers, told);
}
