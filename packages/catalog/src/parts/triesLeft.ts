/** How many tries are left of anything that is tried; at least one. */
export const triesLeft = (left: number): string => (left === 1 ? 'Resta 1 tentativa.' : `Restam ${left} tentativas.`);
