import type { CalendarDate } from '@passo/domain';
import { known, type Names } from '../read/known.ts';
import { amountAt, dateAt, field, items, nameAt, wrong, type Place } from '../read/place.ts';
import type { DebtEvent } from './events.ts';

type Of<K extends DebtEvent['kind']> = Extract<DebtEvent, { kind: K }>;

const reductions: Readonly<Record<Of<'amortisation'>['reduces'], true>> = { term: true, installments: true };

const names: { readonly [K in DebtEvent['kind']]: Names<Of<K>> } = {
  payment: { kind: true, on: true, centavos: true },
  amortisation: { kind: true, on: true, centavos: true, reduces: true },
  settlement: { kind: true, on: true },
};

function eventAt(place: Place, notBefore: CalendarDate): DebtEvent {
  const kind = nameAt(field(place, 'kind'), names);
  known(place, names[kind]);
  const on = dateAt(field(place, 'on'));
  if (on < notBefore) return wrong(field(place, 'on'), 'dates.invalid');
  if (kind === 'settlement') return { kind, on };
  const centavos = amountAt(field(place, 'centavos'), 1);
  if (kind === 'payment') return { kind, on, centavos };
  return { kind, on, centavos, reduces: nameAt(field(place, 'reduces'), reductions) };
}

/** Events in the order of their days, none before the money was paid out. */
export function eventsAt(place: Place, paidOutOn: CalendarDate): readonly DebtEvent[] {
  let before = paidOutOn;
  return items(place).map((one) => {
    const event = eventAt(one, before);
    before = event.on;
    return event;
  });
}
