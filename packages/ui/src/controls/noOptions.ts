/** Said where a list has nothing to choose from (verbatim from the specification). */
export const noOptions = 'Nenhuma item encontrado, verifique sua conexão.';
