/** Where a phone arrives whose photos are taken, while the journey goes on at the computer. */
export const HANDED_BACK = '/de-volta';
