import { defineLookedUp } from '../../parts/lookedUp.ts';
import { untoldCode } from '../../parts/vehicle.ts';
import { chosenCode, isModelCode } from '../../ports/guideCodes.ts';

/** The code is the customer's choice, its words are the guide's. Words without a code are typed: nobody told them. */
export const modeloVeiculo = defineLookedUp({
  operation: 'vehicles.model',
  told: ['label', 'marca'],
  question: (answer) => {
    const model = chosenCode(answer, isModelCode);
    return model === undefined ? null : { model };
  },
  tell: ({ label = '', marca = '', ...entry }, found) => {
    if (found === null) return { label, marca, ...untoldCode(entry, isModelCode) };
    return { value: chosenCode(entry, isModelCode) ?? '', label: found.modelo, marca: found.marca };
  },
});
