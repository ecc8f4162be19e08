import type { ReactNode } from 'react';
import { ChoiceList, type ChoiceProps } from './ChoiceList.tsx';

/** One of a few as full-width rows: for labels of several words. Emits the whole option. */
export function RadioGroup(props: ChoiceProps): ReactNode {
  return <ChoiceList {...props} look="rows" />;
}
