import type { CompiledForm } from '../form/compile.ts';
import { canonical, isJsonObject, type Json, type JsonObject } from '../json.ts';
import { factsOf } from './facts.ts';
import type { CompiledFlow, CompiledStep } from './flow.ts';
import { stepState, withStep, type JourneyState } from './state.ts';

/** The answer that says whose journey it is. */
const WHO = 'cpf';

const personIn = (flow: CompiledFlow, state: JourneyState): Json | undefined => factsOf(flow, state).answers[WHO];

/**
 * Photos are of somebody: once the CPF becomes another one's, those of the person before are no answers any more, at any step but the one
 * that was submitted just now. What was written stays, to be looked at again.
 */
export function withoutPhotosOfAnother(
  flow: CompiledFlow,
  before: JourneyState,
  after: JourneyState,
  submitted: CompiledStep,
): JourneyState {
  const former = personIn(flow, before);
  if (former === undefined || canonical(former) === canonical(personIn(flow, after))) return after;
  return flow.steps.reduce((state, { slug, form }) => {
    const { answers } = stepState(state, slug);
    const kept = slug === submitted.slug ? answers : withoutPhotos(form, answers);
    return canonical(kept) === canonical(answers) ? state : withStep(state, slug, { answers: kept });
  }, after);
}

function withoutPhotos({ fields }: CompiledForm, answers: JsonObject): JsonObject {
  const photos = new Set(fields.flatMap(({ key, kind }) => (kind?.upload === true ? [key] : [])));
  const lists = new Map(fields.flatMap(({ key, rows }) => (rows === undefined ? [] : [[key, rows] as const])));
  const entries = Object.entries(answers).flatMap(([key, answer]): [string, Json][] => {
    if (photos.has(key)) return [];
    const rows = lists.get(key);
    if (rows === undefined || !Array.isArray(answer)) return [[key, answer]];
    return [[key, answer.map((row: Json) => (isJsonObject(row) ? withoutPhotos(rows, row) : row))]];
  });
  return Object.fromEntries(entries);
}
