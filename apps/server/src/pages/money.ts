import { formatMoney } from '@passo/domain';

/** An amount that stays in one piece on a narrow page. */
export const money = (centavos: number): string => formatMoney(centavos).replaceAll(' ', '\u00a0');
