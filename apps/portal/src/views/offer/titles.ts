import type { ViewProps } from '../view.ts';
import { titleOf } from '../view.ts';

/** What an offer step that is open again has to be done for, where somebody said it in a few words. */
export const againFor = ({ proposal }: ViewProps['journey'], { slug }: ViewProps['step']): string | undefined =>
  proposal?.stepStatus[slug] === 'remake' ? proposal.data.headings?.[slug] : undefined;

/** The page's title: what has to be done again before what is usually asked. */
export const offerTitle = (journey: ViewProps['journey'], step: ViewProps['step']): string =>
  againFor(journey, step) ?? titleOf(step);
