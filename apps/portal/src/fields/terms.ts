import type { Form } from '@passo/engine/form/form.ts';
import { createContext, useContext } from 'react';

/** A term where it stands: in the form of the step, or of a group of its lists; and the key of its field. */
export interface TermAt {
  readonly form: Form;
  readonly key: string;
}

/** Opens the text of a term. */
type OpenTerm = (at: TermAt) => void;

export const TermsContext = createContext<OpenTerm>(() => undefined);

export const useOpenTerm = (): OpenTerm => useContext(TermsContext);
