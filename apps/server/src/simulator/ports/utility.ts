import { addDays, today, type Clock } from '@passo/domain';
import type { Bill, Inconsistency } from '@passo/catalog';
import type { Answer } from '@passo/engine';
import { automatic } from '../answers.ts';
import type { SimulatorParts } from '../provider.ts';
import type { PortOf } from '../../ports/port.ts';

const LATENCY_MS = 1_200;
const DUE_IN_DAYS = 12;

const remake = (inconsistency: Inconsistency, text?: string): Answer<Bill> => ({
  kind: 'refused',
  remake: true,
  inconsistency,
  ...(text !== undefined && { text }),
});

/** A reader of energy bills; the table of endings says which ones it cannot use. */
export const simulatedUtility = (parts: SimulatorParts, clock: Clock): PortOf<'utility'> => ({
  'utility.readBill': automatic(
    parts,
    'utility.readBill',
    LATENCY_MS,
    ({ person, installation, receipt }, situation) => {
      const { outcome, attempt } = situation;
      if (outcome.bill === 'unreadableOnce' && attempt === 1) return remake('poorBill');
      if (outcome.bill === 'readError' && attempt === 1) return remake('readBill');
      if (outcome.bill === 'invalid' && attempt === 1) return remake('invalidBill');
      if (outcome.bill === 'residence' && attempt === 1) return remake('proofOfResidence');
      if (outcome.bill === 'otherCep' && attempt === 1) return remake('cep');
      if (outcome.bill === 'otherHolder' && attempt === 1) {
        return remake('account', 'A conta ofertada não pertence ao cadastro');
      }
      if (outcome.bill === 'overdue' && receipt === '') {
        return remake('overdue', 'Você tem uma fatura em atraso');
      }
      const dueOn = addDays(today(clock.now()), DUE_IN_DAYS);
      return { kind: 'done', value: { installation, holder: person.name, amountCentavos: 18_640, dueOn } };
    },
  ),
});
