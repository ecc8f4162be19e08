import type { ReactNode } from 'react';
import { ChoiceList, type ChoiceProps } from './ChoiceList.tsx';

/** One of a few as chips side by side: for labels of a word or two, such as '24x'. Emits the whole option. */
export function ChipGroup(props: ChoiceProps): ReactNode {
  return <ChoiceList {...props} look="chips" />;
}
