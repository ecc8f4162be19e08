import { createContext, useContext } from 'react';

/** Opens the text of a term, by the key of its field. */
export const TermsContext = createContext<(key: string) => void>(() => undefined);

export const useOpenTerm = (): ((key: string) => void) => useContext(TermsContext);
