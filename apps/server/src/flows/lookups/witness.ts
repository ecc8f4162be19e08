import type { LookedUp } from '@passo/catalog';
import { canonical, type CompiledFlow, type CompiledForm, type JourneyState, type JsonObject } from '@passo/engine';
import type { Runtime } from '../runtime/runtime.ts';
import type { Beside } from './beside.ts';
import { takeLookups, type LookingUp } from './lookupLimits.ts';
import { lookUp, nameOfLookUp, type LookUpAnswer } from './lookUp.ts';
import type { Place } from './places.ts';
import { tellAnswers } from './tellAnswers.ts';
import type { Ask } from './tellOne.ts';
import { toldBefore } from './toldBefore.ts';

/** All look-ups of one submit together: a customer waits for them. */
const TIMEOUT_MS = 8_000;

/** What it takes to ask, and to count it. */
export type Looking = Pick<Runtime, 'companies' | 'vehicles' | 'limiter'>;

type Wanted = Pick<Place, 'of' | 'question'>;

const nameOf = ({ operation }: LookedUp, question: JsonObject | null): string => nameOfLookUp(operation, question);

/** An answer, and what was asked about it. */
const factOf = ({ of, question, held }: Pick<Place, 'of' | 'question' | 'held'>): string =>
  canonical([nameOf(of, question), held]);

const knownIn = (before: readonly Place[]): ReadonlyMap<string, JsonObject> =>
  new Map(before.map(({ of, question, held }) => [nameOf(of, question), held]));

/** Says, within one submit, what somebody outside says of answers. Nobody is asked twice, nor for what the proposal holds already. */
export class Witness {
  private readonly ports: Looking;
  private readonly by: LookingUp;
  private readonly known: ReadonlyMap<string, JsonObject>;
  /** Answers that were told of what was asked about them. */
  private readonly facts: Set<string>;
  private readonly asked = new Map<string, Promise<LookUpAnswer>>();
  private readonly unanswered = new Set<string>();
  private readonly counted = new Set<string>();
  private readonly signal = AbortSignal.timeout(TIMEOUT_MS);
  private barred = false;

  constructor(ports: Looking, by: LookingUp, before: readonly Place[]) {
    this.ports = ports;
    this.by = by;
    this.known = knownIn(before);
    this.facts = new Set(before.map(factOf));
  }

  readonly tell: Ask = async (of, question, answer) => {
    const held = this.known.get(nameOf(of, question));
    if (held !== undefined) return held;
    const found = await this.ask(of, question);
    if (found === null) return null;
    const told = of.tell(answer, found);
    this.facts.add(factOf({ of, question, held: told }));
    return told;
  };

  /** Whether an answer was told of what is asked about it now: it was so before, or it was told since. */
  isToldOf(place: Place): boolean {
    return this.facts.has(factOf(place));
  }

  /** Whether it was asked about and nobody answered, which is not the same as that nobody knows of it. */
  isUnanswered({ of, question }: Wanted): boolean {
    return this.unanswered.has(nameOf(of, question));
  }

  /** Counts what is not known yet before it is asked. Where the customer had their share it refuses, and nobody was asked. */
  async count(wanted: readonly Wanted[]): Promise<void> {
    const names = new Set(wanted.flatMap(({ of, question }) => (question === null ? [] : [nameOf(of, question)])));
    const unknown = [...names].filter((name) => !this.known.has(name) && !this.counted.has(name));
    for (const name of unknown) this.counted.add(name);
    if (unknown.length > 0 && !(await takeLookups(this.ports, this.by, unknown.length))) this.barred = true;
  }

  private async ask(of: LookedUp, question: JsonObject): Promise<JsonObject | null> {
    // One that only shows once another was told is counted by itself.
    await this.count([{ of, question }]);
    const name = nameOf(of, question);
    const asking =
      this.asked.get(name) ?? (this.barred ? null : lookUp(this.ports, of.operation, question, this.signal));
    if (asking !== null) this.asked.set(name, asking);
    const answer = await asking;
    if (answer?.kind === 'done') return answer.found;
    this.unanswered.add(name);
    return null;
  }
}

/** What telling the answers would ask. */
export async function wantedOf(
  form: CompiledForm,
  submitted: JsonObject,
  within: { readonly kept: JsonObject; readonly around: Beside },
): Promise<readonly Wanted[]> {
  const wanted: Wanted[] = [];
  const ask: Ask = async (of, question, answer) => {
    wanted.push({ of, question });
    return answer;
  };
  await tellAnswers(form, submitted, { ...within, ask });
  return wanted;
}

/** What telling answers takes of a witness. */
export type Telling = Pick<Witness, 'tell' | 'isToldOf' | 'count'>;

/** Says only what the proposal holds already, and asks nobody. */
export function knownOf(flow: CompiledFlow, state: JourneyState): Telling {
  const before = toldBefore(flow, state);
  const [known, facts] = [knownIn(before), new Set(before.map(factOf))];
  return {
    tell: async (of, question) => known.get(nameOf(of, question)) ?? null,
    isToldOf: (place) => facts.has(factOf(place)),
    count: async () => undefined,
  };
}
