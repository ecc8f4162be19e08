/** A name as it stands on documents. */
export const capitals = (name: string): string => name.toLocaleUpperCase('pt-BR');
