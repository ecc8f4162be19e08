import type { FgtsBalance, PersonQuestion } from '@passo/catalog';
import { addMonths, dateOf, dateParts, isCalendarDate, today, type CalendarDate, type Clock } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { nextBusinessDay } from '@passo/finance';
import { outcomeOf } from '../../outcomes.ts';

const WITHDRAWALS_CENTAVOS = [180_000, 126_000, 88_000, 61_700, 43_200] as const;

/** The fund of whoever comes by: five yearly withdrawals, unless the table of endings says that there is nothing. */
export function simulatedBalance(
  { clock }: { readonly clock: Clock },
  { person }: PersonQuestion,
): Answer<FgtsBalance> {
  const { benefits } = outcomeOf(person.cpf);
  if (benefits === 'failed') return { kind: 'failed', reason: 'processing failed' };
  if (benefits === 'none') return { kind: 'refused', text: 'A Caixa não encontrou saldo para antecipar no seu CPF.' };
  if (benefits === 'invalid')
    return { kind: 'refused', remake: true, text: 'Autorize o banco no aplicativo FGTS e tente novamente.' };
  const on = today(clock.now());
  const periods = WITHDRAWALS_CENTAVOS.map((centavos, year) => ({
    dueOn: dueDate(person.birthDate, on, year),
    centavos,
  }));
  return { kind: 'done', value: { key: `saldo-${on}`, referenceDate: on, periods } };
}

/** The first business day of the birth month, in the coming years; without one, a year from now and so on. */
function dueDate(birthDate: string, on: CalendarDate, year: number): CalendarDate {
  if (!isCalendarDate(birthDate)) return addMonths(on, 12 * (year + 1));
  const { month } = dateParts(birthDate);
  const inYear = (one: number): CalendarDate => nextBusinessDay(dateOf(one, month, 1) ?? on);
  const thisYear = dateParts(on).year;
  return inYear((inYear(thisYear) > on ? thisYear : thisYear + 1) + year);
}
