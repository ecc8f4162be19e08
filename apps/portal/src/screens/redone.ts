/** Where a link leads that asks for a step to be done again which has been. */
export const REDONE = '/passo-refeito';
