import { isValidPlate } from '@passo/domain';
import { defineLookedUp } from '../../parts/lookedUp.ts';

/** The plate is the customer's, the vehicle is the register's: absent where nobody told it. */
export const consultaPlaca = defineLookedUp({
  operation: 'vehicles.plate',
  told: ['vehicle'],
  heldAgainst: ['modeloVeiculo', 'anoModeloVeiculo'],
  question: ({ plate }) => (typeof plate === 'string' && isValidPlate(plate) ? { plate } : null),
  tell: ({ plate = '' }, found) => {
    if (found === null) return { plate };
    // What nobody said does not travel.
    const { valor, ...vehicle } = found;
    return { plate, vehicle: valor === null ? vehicle : { ...vehicle, valor } };
  },
});
