import { wordsOf } from '@passo/engine/form/words.ts';
import { TextControl } from '@passo/ui/controls/TextControl.tsx';
import type { ReactNode } from 'react';
import { commonProps, type FieldProps } from './fieldProps.ts';

/** An answer that can only be read, in the words of its `format.show`. */
export function ShownField(props: FieldProps): ReactNode {
  const { field, view } = props;
  const words = view.value === undefined || view.value === null ? '' : wordsOf(field, view.value);
  return <TextControl {...commonProps(props)} value={words} onChange={() => undefined} />;
}
