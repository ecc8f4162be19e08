import { isRecord } from '@passo/engine/json.ts';
import type { Journey } from '../journey/journey.ts';

interface Stage {
  readonly name: string;
  /** The slug that it begins with. */
  readonly from: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}

const listOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

const indicatorOf = ({ config }: Journey): Readonly<Record<string, unknown>> => {
  const { indicator } = config.configuration;
  return isRecord(indicator) ? indicator : {};
};

/** The stages of the journey, where the channel names any. */
export const stagesIn = (journey: Journey): readonly Stage[] =>
  listOf(indicatorOf(journey).stages).map(({ name, from }) => ({ name: String(name), from: String(from) }));

/** Where the store's other offers are: an address, our own page (true), or nowhere. */
export function offersOf(journey: Journey): string | boolean {
  const { backToOffers } = indicatorOf(journey);
  return typeof backToOffers === 'string' || backToOffers === true ? backToOffers : false;
}

export const questionsOf = ({ config }: Journey): readonly Question[] =>
  listOf(config.configuration.display.faq).map(({ question, answer }) => ({
    question: String(question),
    answer: String(answer),
  }));
