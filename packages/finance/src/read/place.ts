import { isCalendarDate, ok, type CalendarDate } from '@passo/domain';
import { isAmount, type Centavos } from '../number/centavos.ts';
import { refuseWith, type Calculated, type FinanceProblem, type FinanceProblemCode } from '../problem.ts';

/** A value of unknown shape and where it stands in what was given: `fees.0.when`. */
export interface Place {
  readonly value: unknown;
  readonly path: string;
}

/** Leaves a reader from any depth; nothing but `reading` throws or catches one. */
class Unreadable extends Error {
  readonly problem: FinanceProblem;

  constructor(problem: FinanceProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** Runs a reader: what it read, or the first place that could not be. */
export function reading<T>(read: () => T): Calculated<T> {
  try {
    return ok(read());
  } catch (thrown) {
    if (thrown instanceof Unreadable) return { ok: false, problem: thrown.problem };
    throw thrown;
  }
}

/** The problem of a place, told more exactly. */
export function wrongWith({ path }: Place, code: FinanceProblemCode, more: Partial<FinanceProblem>): never {
  const { problem } = refuseWith(code, path === '' ? more : { ...more, path });
  throw new Unreadable(problem);
}

export const wrong = (place: Place, code: FinanceProblemCode): never => wrongWith(place, code, {});

/** What a rule answered of a place, or its problem with the path to it. */
export function taken<T>(place: Place, answer: Calculated<T>): T {
  if (answer.ok) return answer.value;
  throw new Unreadable(place.path === '' ? answer.problem : { ...answer.problem, path: place.path });
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const step = (path: string, name: string | number): string => (path === '' ? `${name}` : `${path}.${name}`);

/** What stands under a name, whatever the place is. */
export const within = ({ value, path }: Place, name: string): Place => ({
  value: isRecord(value) ? value[name] : undefined,
  path: step(path, name),
});

/** A field of a record; it may be absent. */
export const field = (place: Place, name: string): Place =>
  isRecord(place.value) ? within(place, name) : wrong(place, 'input.invalid');

export const optional = <T>(place: Place, read: (place: Place) => T): T | undefined =>
  place.value === undefined ? undefined : read(place);

/** No contract has more of anything. */
const MOST_ITEMS = 2_000;

export function items(place: Place): readonly Place[] {
  const { value, path } = place;
  if (!Array.isArray(value) || value.length > MOST_ITEMS) return wrong(place, 'input.invalid');
  // `Array.from` also sees the holes.
  return Array.from<unknown, Place>(value, (each, at) => ({ value: each, path: step(path, at) }));
}

export const amountAt = (place: Place, least = 0, code: FinanceProblemCode = 'amount.invalid'): Centavos =>
  isAmount(place.value, least) ? place.value : wrong(place, code);

export const numberAt = (place: Place): number =>
  typeof place.value === 'number' ? place.value : wrong(place, 'input.invalid');

export const dateAt = (place: Place): CalendarDate =>
  isCalendarDate(place.value) ? place.value : wrong(place, 'dates.invalid');

export const textAt = (place: Place): string =>
  typeof place.value === 'string' ? place.value : wrong(place, 'input.invalid');

export function wholeAt(place: Place, least: number, most: number, code: FinanceProblemCode): number {
  const { value } = place;
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
    ? value
    : wrong(place, code);
}

/** One of the names of a registry. */
export function nameAt<K extends string>(place: Place, names: Readonly<Record<K, unknown>>): K {
  const isName = (value: unknown): value is K => typeof value === 'string' && Object.hasOwn(names, value);
  return isName(place.value) ? place.value : wrong(place, 'input.invalid');
}
