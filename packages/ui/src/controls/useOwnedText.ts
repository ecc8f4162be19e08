import { useLayoutEffect, useState } from 'react';
import { ownText, type OwnedText } from './ownText.ts';

/** Lets a native input own its text: what a person types never waits for React, so the caret stays and nothing flickers. */
export function useOwnedText<V>(props: OwnedText<V>) {
  const [owner] = useState(() => ownText<V>());
  useLayoutEffect(() => owner.update(props));
  return { defaultValue: props.write(props.value), ...owner.handlers };
}
