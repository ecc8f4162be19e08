import { defineField } from '@passo/engine';
import { guideGap } from '../../parts/guideGap.ts';
import { PRICE } from '../../parts/lookedUpParts.ts';
import { moneyMeaning } from '../../parts/money.ts';

/**
 * The price of a vehicle that is far from the guide's, said once more: it is asked only then, and holds the price that was confirmed. Where
 * its form asks no price it is asked as any amount.
 */
export const confirmaValor = defineField<number>({
  ...moneyMeaning,
  control: 'guideGap',
  // `maxValue` is the share in percent, and no limit of the price.
  problem: () => null,
  requiredMessage: 'Diga se o valor do veículo está certo.',
  shows: (field, look) => look(PRICE) === undefined || guideGap(field, look) !== null,
});
