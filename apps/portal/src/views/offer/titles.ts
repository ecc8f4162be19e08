import type { ViewProps } from '../view.ts';
import { titleOf } from '../view.ts';

/** What an offer step that is open again has to be done for, where somebody said it in a few words. */
export const againFor = ({ proposal }: ViewProps['journey'], { slug }: ViewProps['step']): string | undefined =>
  proposal?.stepStatus[slug] === 'remake' ? proposal.data.headings?.[slug] : undefined;

/** Whether a title asks for the amount itself: then the amount's own name repeats it. */
export const asksHowMuch = (title: string): boolean => /quanto/i.test(title);

/** The page's title: what has to be done again before what is usually asked. */
export const offerTitle = (journey: ViewProps['journey'], step: ViewProps['step']): string =>
  againFor(journey, step) ?? titleOf(step);
