import { isRecord } from '@passo/engine';
import { defineLookedUp } from '../../parts/lookedUp.ts';
import { modelOf } from '../../parts/lookedUpParts.ts';
import { isModelCode, isYearCode } from '../../parts/vehicle.ts';

/** The code is the customer's choice, its words and its price are the guide's. Words without a code are typed and have no price. */
export const anoModeloVeiculo = defineLookedUp({
  operation: 'vehicles.year',
  told: ['label', 'valor'],
  question: ({ value }, { definition, answer }) => {
    const model = answer(modelOf(definition));
    const code = isRecord(model) ? model.value : undefined;
    return isModelCode(code) && isYearCode(value) ? { model: code, year: value } : null;
  },
  tell: ({ value = '', label = '' }, found) => {
    if (found === null) return { value: '', label };
    return { value, label: found.anoModelo, ...(found.valor !== null && { valor: found.valor }) };
  },
});
