import { wordsOf } from '@passo/engine/form/words.ts';
import { TextControl } from '@passo/ui/controls/TextControl.tsx';
import type { ReactNode } from 'react';
import { useJourney } from '../journey/useJourney.ts';
import { askedAt } from './askedAt.ts';
import { commonProps, type FieldProps } from './fieldProps.ts';
import { ShownLine } from './ShownLine.tsx';
import { TextField } from './TextField.tsx';

/** An answer that can only be read: a line of text with the way to where it is changed, else its field, in the words of its `format.show`. */
export function ShownField(props: FieldProps): ReactNode {
  const { field, view, within } = props;
  const journey = useJourney();
  const words = view.value === undefined || view.value === null ? '' : wordsOf(field, view.value);
  const isLine = within === undefined && words !== '' && view.error === undefined;
  const at = journey !== null && isLine ? askedAt(journey, view.key) : null;
  if (at !== null) return <ShownLine {...commonProps(props)} words={words} at={at} />;
  if (field.show === undefined) return <TextField {...props} />;
  return <TextControl {...commonProps(props)} value={words} onChange={() => undefined} />;
}
