import { defineLookedUp } from '../../parts/lookedUp.ts';
import { isModelCode } from '../../parts/vehicle.ts';

/** The code is the customer's choice, its words are the guide's. Words without a code are typed: nobody told them. */
export const modeloVeiculo = defineLookedUp({
  operation: 'vehicles.model',
  told: ['label', 'marca'],
  question: ({ value }) => (isModelCode(value) ? { model: value } : null),
  tell: (answer, found) =>
    found === null ? { ...answer, value: '' } : { ...answer, label: found.modelo, marca: found.marca },
});
