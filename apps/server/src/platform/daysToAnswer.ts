/** LGPD, art. 19, II: the complete declaration is due in 15 days; the other answers are held to the same. */
export const DAYS_TO_ANSWER = 15;
