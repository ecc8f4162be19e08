import { problems } from '@passo/domain';
import { unfitWords } from '../../../apps/server/src/ports/lender/wrongWithOffer.ts';

/* What a customer may read of a lie, and what of it may not be read. */

/** Sentences of ours. */
export const ourWords: ReadonlySet<string | null> = new Set([
  unfitWords([]),
  unfitWords(['lender.sac']),
  unfitWords(['asked.differs']),
  problems['provider.failed'].message,
  // The step's own words stand there.
  null,
]);

const stringsIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

/** Longer than a city's name, which a customer may have too. */
const SENTENCE = 12;

/** The sentences of a lie that the honest answer does not have. */
export function foreignIn(lie: unknown, honest: unknown): readonly string[] {
  const known = new Set(stringsIn(honest));
  return stringsIn(lie).filter((text) => text.includes(' ') && text.length > SENTENCE && !known.has(text));
}
