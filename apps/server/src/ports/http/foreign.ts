import { benefitStages, inconsistencies, isLabel, wordsOfRefusal } from '@passo/catalog';
import { isRecord, type JsonObject } from '@passo/engine';

/* What a server of somebody else says in words: what of it may go on towards a customer, and what only the office reads. */

type Told = Readonly<Record<string, unknown>>;

const MOST_SAID = 300;
const LONGEST_LINK = 2_000;

/** One line of at most 300 characters, without what steers a terminal or a page; empty where nothing was said. */
export const forOffice = (text: unknown): string =>
  typeof text === 'string'
    ? text
        .replaceAll(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim()
        .slice(0, MOST_SAID)
    : '';

/** A refusal in words of ours: of a code that is known its sentence, of any other none, so that the step's own stand. */
export function refusalInOurWords({ kind, code, text, inconsistency, limitCentavos, remake, noOffer }: Told): Told {
  const words = wordsOfRefusal(code);
  const said = forOffice(text);
  return {
    ...{ kind, limitCentavos, remake, noOffer },
    ...(words !== undefined && { text: words }),
    ...(inconsistencies.some((known) => known === inconsistency) && { inconsistency }),
    ...(said !== '' && { said }),
  };
}

/** Of what a customer needs meanwhile the link to be opened and the stage that is reached; nothing else is read. */
export function shownMeanwhile(shown: unknown): JsonObject | null {
  if (!isRecord(shown)) return {};
  const { link, etapa } = shown;
  const isLink = typeof link === 'string' && /^https?:\/\/\S+$/.test(link) && link.length <= LONGEST_LINK;
  // The customer is sent there: what no one may be sent to is no answer.
  if (link !== undefined && !isLink) return null;
  const stage = benefitStages.find((known) => known === etapa);
  return { ...(isLink && { link }), ...(stage !== undefined && { etapa: stage }) };
}

/** Whether every text in an answer is a name, a number or a reference: none states an amount, a telephone or an address to go to. */
export function hasOnlyLabels(value: unknown): boolean {
  if (typeof value === 'string') return isLabel(value);
  return typeof value !== 'object' || value === null || Object.values(value).every(hasOnlyLabels);
}
