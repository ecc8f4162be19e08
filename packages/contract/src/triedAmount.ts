/**
 * Where the first page leaves the amount that was tried there, in whole reais, and after a space over how many installments its cost was
 * shown, for this visit (the tab's storage): the portal opens with both. The product follows, for another one's amount says nothing.
 */
export const TRIED_AMOUNT = 'passo:tried:';
