import { canonical, isJsonObject, type JsonObject } from '@passo/engine';
import type { LookUpName, LookUps } from '@passo/catalog';
import type { Runtime } from '../runtime/runtime.ts';
import { modelCodeOf } from './modelCode.ts';

/** What somebody outside said: what they found, null where they know of nothing; failed where nobody answered. */
type Said<Found> = { readonly kind: 'done'; readonly found: Found | null } | { readonly kind: 'failed' };

export type LookUpAnswer = Said<JsonObject>;

type Asking = Pick<Runtime, 'companies' | 'vehicles'>;

type LookUp<Name extends LookUpName> = (
  ports: Asking,
  question: LookUps[Name]['question'],
  signal: AbortSignal,
) => Promise<Said<LookUps[Name]['found']>>;

const failed = { kind: 'failed' } as const;
const done = <Found>(found: Found | null): Said<Found> => ({ kind: 'done', found });

/** Who answers each look-up that an answer may rest on. One that is missing here does not compile. */
const lookUps: { readonly [Name in LookUpName]: LookUp<Name> } = {
  'companies.company': async ({ companies }, { cnpj }, signal) => {
    const answer = await companies.find(cnpj, signal);
    if (answer.kind === 'failed') return failed;
    return done(answer.companies.find((company) => company.cnpj === cnpj) ?? null);
  },
  'vehicles.plate': async ({ vehicles }, { plate }, signal) => {
    const answer = await vehicles.findPlate(plate, signal);
    return answer.kind === 'failed' ? failed : done(answer.vehicle);
  },
  'vehicles.model': async ({ vehicles }, { model }, signal) => {
    const at = modelCodeOf(model);
    if (at === undefined) return done(null);
    const [brands, models] = await Promise.all([vehicles.brands(at.type, signal), vehicles.models(at, signal)]);
    if (brands.kind === 'failed' || models.kind === 'failed') return failed;
    const marca = brands.options.find(({ value }) => value === at.brand)?.label;
    const modelo = models.options.find(({ value }) => value === at.model)?.label;
    return done(marca === undefined || modelo === undefined ? null : { marca, modelo });
  },
  'vehicles.year': async ({ vehicles }, { model, year }, signal) => {
    const at = modelCodeOf(model);
    if (at === undefined) return done(null);
    const answer = await vehicles.value(at, year, signal);
    return answer.kind === 'failed' ? failed : done(answer.vehicle);
  },
};

/** The name of a look-up: who is asked what. Null where it asks nothing. */
export const nameOfLookUp = (name: LookUpName, question: JsonObject | null): string => canonical([name, question]);

/** What is being asked at this moment, by the name of the look-up, of each set of ports. */
const inFlight = new WeakMap<Asking, Map<string, Promise<LookUpAnswer>>>();

/**
 * Asks outside any transaction. Each port tries again by its own rules. Who asks the
 * same while it is being asked hears the same answer: submits that overtake each other cost one question. Nothing is kept of it after.
 */
export function lookUp(
  ports: Asking,
  name: LookUpName,
  question: JsonObject,
  signal: AbortSignal,
): Promise<LookUpAnswer> {
  const asked = inFlight.get(ports) ?? new Map<string, Promise<LookUpAnswer>>();
  inFlight.set(ports, asked);
  const key = nameOfLookUp(name, question);
  const asking = asked.get(key) ?? askOnce(ports, name, question, signal).finally(() => asked.delete(key));
  asked.set(key, asking);
  return asking;
}

async function askOnce(
  ports: Asking,
  name: LookUpName,
  question: JsonObject,
  signal: AbortSignal,
): Promise<LookUpAnswer> {
  // The question is made by the kind that names the look-up.
  const ask = lookUps[name] as (ports: Asking, question: JsonObject, signal: AbortSignal) => Promise<Said<unknown>>;
  const said = await ask(ports, question, signal);
  return said.kind === 'failed' ? failed : done(isJsonObject(said.found) ? said.found : null);
}
