import { useLayoutEffect, useState } from 'react';
import type { Edit } from '@passo/domain/edit.ts';
import { ownText } from './ownText.ts';

export interface OwnedText<V> {
  readonly value: V;
  /** The value that a text stands for. */
  read(text: string): V;
  /** The text that shows a value. */
  write(value: V): string;
  /** Absent when every text is shown as typed. */
  readonly edit?: Edit | undefined;
  onChange(value: V): void;
}

/** Lets a native input own its text: what a person types never waits for React, so the caret stays and nothing flickers. */
export function useOwnedText<V>(props: OwnedText<V>) {
  const [owner] = useState(() => ownText<V>());
  useLayoutEffect(() => owner.update(props));
  return { defaultValue: props.write(props.value), ...owner.handlers };
}
