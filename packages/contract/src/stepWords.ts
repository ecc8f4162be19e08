import type { StepOnWire } from './index.ts';

/* The words over a step before it is answered, as the page is written with them and as the portal draws them. */

type Worded = Pick<StepOnWire, 'title' | 'description' | 'name' | 'texts'>;

/** The flow's own title first. */
export const titleOf = ({ title, texts, name }: Worded): string => title ?? texts.init?.title ?? name;

export const descriptionOf = ({ description, texts }: Worded): string | undefined => description ?? texts.init?.text;
