/** What every query has in common that only begins a later form with what somebody knows; the customer confirms or corrects it. */
export const fillingQuery = {
  view: 'panel',
  panel: 'social-security benefit data query',
  illustration: 'bank',
  asks: 'onEnter',
  advances: 'byItself',
} as const;
