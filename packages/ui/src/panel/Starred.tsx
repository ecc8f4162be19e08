import type { ReactNode } from 'react';
import { splitStarred } from '../controls/starred.ts';

/** A sentence of which a *starred phrase* stands out. */
export const Starred = ({ text }: { readonly text: string }): ReactNode =>
  splitStarred(text).map((part, index) => (part.starred ? <b key={index}>{part.text}</b> : part.text));
