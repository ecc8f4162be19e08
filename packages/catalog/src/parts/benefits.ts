import { formatMoney } from '@passo/domain';
import { isRecord, type FieldBounds, type JsonObject } from '@passo/engine';
import { loanProduct } from '../products/index.ts';

/** The benefits that were found, as what the field `beneficio` may be answered with: each with what it may pay of this product. */
export function benefitChoices(found: JsonObject, slug: string): Readonly<Record<string, FieldBounds>> {
  const product = loanProduct(slug);
  const benefits = Array.isArray(found.benefits) ? found.benefits : [];
  const values = benefits.filter(isRecord).flatMap((benefit) => {
    const { number, species, marginCentavos } = benefit;
    if (typeof number !== 'string' || typeof species !== 'string') return [];
    const told = typeof marginCentavos === 'number' ? marginCentavos : 0;
    const margin = product?.marginIn?.(benefit) ?? told;
    return [{ value: number, label: `${species} · parcela de até ${formatMoney(margin)}` }];
  });
  return { beneficio: { values } };
}
