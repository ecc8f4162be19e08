/**
 * Where the first page leaves the amount that was tried there, in whole reais, for this visit (the tab's storage): the portal opens with it.
 * The product follows, for another one's amount says nothing.
 */
export const TRIED_AMOUNT = 'passo:tried:';
