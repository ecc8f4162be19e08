import type { FieldBounds } from '@passo/engine/form/context.ts';
import { isJsonObject, isRecord, type JsonObject } from '@passo/engine/json.ts';
import type { JourneyEnvironment } from '@passo/engine/journey/state.ts';
import { isCalendarDate } from '@passo/domain/date/date.ts';

export const listStates = { answer: 'Respondem', slow: 'Demoram', empty: 'Vêm vazias', fail: 'Falham' } as const;
type ListState = keyof typeof listStates;
export const isListState = (name: string): name is ListState => Object.hasOwn(listStates, name);

/** What lies around a step that is played, as somebody wrote it. */
export interface PlayContext {
  /** JSON: answers by key, as if they were known already. */
  readonly known: string;
  readonly hasProposal: boolean;
  /** Keys that this way of starting does not show, with commas between. */
  readonly hiddenKeys: string;
  readonly today: string;
  /** JSON: limits by key, as only the server knows them. */
  readonly bounds: string;
  readonly lists: ListState;
  /** Lists that do so; without a name all of them. */
  readonly only: string;
}

export const emptyContext = (today: string): PlayContext => ({
  ...{ known: '{}', hasProposal: false, hiddenKeys: '', today, bounds: '{}', lists: 'answer', only: '' },
});

/** As the engine takes it; what is no JSON is nothing. */
export interface PlayWorld extends JourneyEnvironment {
  readonly known: JsonObject;
  readonly bounds: Readonly<Record<string, FieldBounds>>;
  readonly hasProposal: boolean;
}

export const namesIn = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean);

export function worldOf({ known, bounds, hiddenKeys, today, hasProposal }: PlayContext): PlayWorld {
  return {
    known: jsonIn(known),
    bounds: Object.fromEntries(Object.entries(jsonIn(bounds)).map(([key, one]) => [key, boundsIn(one)])),
    hiddenKeys: namesIn(hiddenKeys),
    today: isCalendarDate(today) ? today : '2026-01-01',
    hasProposal,
  };
}

export const isObjectText = (text: string): boolean => text.trim() === '' || jsonOf(text) !== undefined;

const jsonIn = (text: string): JsonObject => jsonOf(text) ?? {};

function jsonOf(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function boundsIn(value: unknown): FieldBounds {
  const numbers = (isRecord(value) ? ['minValue', 'maxValue', 'defaultValue'] : []).flatMap((name) => {
    const one: unknown = Reflect.get(Object(value), name);
    return typeof one === 'number' ? [[name, one] as const] : [];
  });
  return Object.fromEntries(numbers);
}
