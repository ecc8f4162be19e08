import { lookedUp, type LookedUp } from '@passo/catalog';
import {
  canonical,
  isJsonObject,
  own,
  stepState,
  type CompiledFlow,
  type CompiledForm,
  type JourneyState,
  type Json,
  type JsonObject,
} from '@passo/engine';

/** What the proposal holds already of look-ups, by what was looked up: nobody is asked for it again. */
export function toldBefore(flow: CompiledFlow, state: JourneyState): ReadonlyMap<string, JsonObject> {
  return new Map(flow.steps.flatMap(({ slug, form }) => toldIn(form, stepState(state, slug).answers)));
}

/** The name of a look-up: who is asked what. */
export const nameOf = ({ operation }: LookedUp, question: JsonObject): string => canonical([operation, question]);

const toldIn = ({ fields }: CompiledForm, answers: JsonObject): readonly (readonly [string, JsonObject])[] =>
  fields.flatMap(({ key, definition, rows }) => {
    const held = own(answers, key);
    if (rows !== undefined && Array.isArray(held))
      return held.flatMap((row: Json) => (isJsonObject(row) ? toldIn(rows, row) : []));
    const of = own(lookedUp, definition.component);
    if (of === undefined || !isJsonObject(held) || !of.told.some((name) => hasWords(held[name]))) return [];
    const question = of.question(held, { definition, answer: (other) => own(answers, other) });
    return question === null ? [] : [[nameOf(of, question), held]];
  });

const hasWords = (told: Json | undefined): boolean => told !== undefined && told !== '';
