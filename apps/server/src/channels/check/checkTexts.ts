import { questionsOf } from '../questionsOf.ts';
import type { Advice, Sold } from './advice.ts';

/** What customers look for and do not find. */
export function* checkTexts({ folder, channels }: Sold): Iterable<Advice> {
  const texts = `${folder}/texts.json`;
  const unanswered = channels.filter((channel) => questionsOf(channel).length === 0);
  for (const product of new Set(unanswered.map(({ settings }) => settings.product)))
    yield { file: texts, path: `faq.${product}`, message: 'nobody finds an answer: there is no question of it' };
  const sold = new Set(channels.map(({ settings }) => settings.product));
  const answered = new Set(channels.flatMap(({ texts: said }) => Object.keys(said.faq)));
  for (const product of [...answered].filter((one) => !sold.has(one)))
    yield { file: texts, path: `faq.${product}`, message: 'answers for what is not sold', suggestion: 'take it out' };
  const whose = channels.filter(({ settings }) => settings.landing === undefined && settings.redirect === undefined);
  for (const { code, texts: said } of whose)
    if (said.homePage.topText.trim() === '')
      yield { file: texts, path: 'homePage.topText', message: `the first page of "${code}" says nothing` };
}
