import { formatMoney } from '@passo/domain';
import { isRecord, type FieldBounds, type JsonObject } from '@passo/engine';

/** The benefits that were found, as what the field `beneficio` may be answered with. */
export function benefitChoices(found: JsonObject): Readonly<Record<string, FieldBounds>> {
  const benefits = Array.isArray(found.benefits) ? found.benefits : [];
  const values = benefits.filter(isRecord).flatMap(({ number, species, marginCentavos }) => {
    if (typeof number !== 'string' || typeof species !== 'string') return [];
    const margin = typeof marginCentavos === 'number' ? marginCentavos : 0;
    return [{ value: number, label: `${species} · parcela de até ${formatMoney(margin)}` }];
  });
  return { beneficio: { values } };
}
