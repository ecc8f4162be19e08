import { isRecord } from '@passo/engine/json.ts';
import type { Journey } from '../journey/journey.ts';

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** What people ask about the product, as the partner answers it. */
export function questionsOf({ config }: Journey): readonly Question[] {
  const { faq } = config.configuration.display;
  const given: readonly unknown[] = Array.isArray(faq) ? faq : [];
  return given.filter(isRecord).map(({ question, answer }) => ({ question: String(question), answer: String(answer) }));
}
