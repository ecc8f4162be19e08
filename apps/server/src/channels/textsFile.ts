import { z } from 'zod';
import { slug } from './slug.ts';
import { address, words } from './words.ts';

/* What a partner says: `texts.json`, and what levels say of it. */

const question = z.strictObject({ question: words, answer: words });

const said = words.max(60);

/** How the brand says what every one says; what is left out is said in the product's words. */
const wordsFile = z.strictObject({
  /** Above what to have at hand. */
  needs: said.optional(),
  /** Below the first button. */
  free: said.optional(),
  /** On the button that takes a number of installments, which stands for `{n}`. */
  take: said.includes('{n}', 'must say {n}, where the number of installments stands').optional(),
  /** Leads to all that is paid. */
  costs: said.optional(),
  /** Whom to call. */
  help: said.optional(),
  /** How long is left, `~3 min` for `{left}`. */
  left: said.includes('{left}', 'must say {left}, where the minutes stand').optional(),
  /** The money was sent on `{day}`, and what to do where it is not there. */
  sent: words.max(120).includes('{day}', 'must say {day}, where the day stands').optional(),
  /** There is nothing left to do. */
  done: said.optional(),
});

export const textsFile = z.strictObject({
  words: wordsFile.default({}),
  /** Questions that people ask, by product. */
  faq: z.record(slug, z.array(question)).default({}),
  homePage: z.strictObject({
    buttonText: words,
    supportUrl: address,
    topText: words,
    topSubText: words,
  }),
  finalPage: z.strictObject({
    title: words,
    description: words,
    buttonText: words,
    extraButtonLink: address.optional(),
    extraButtonName: words.optional(),
  }),
});

export type TextsFile = z.output<typeof textsFile>;
