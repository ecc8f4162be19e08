/** Said where a list has nothing to choose from (the specification has it misspelt). */
export const noOptions = 'Nenhum item encontrado, verifique sua conexão.';
