import type { Form } from '@passo/engine/form/form.ts';
import { createContext, useContext } from 'react';

/** Opens the text of a term, by its form (a group of a list has one of its own) and the key of its field. */
type OpenTerm = (at: { readonly form: Form; readonly key: string }) => void;

export const TermsContext = createContext<OpenTerm>(() => undefined);

export const useOpenTerm = (): OpenTerm => useContext(TermsContext);
