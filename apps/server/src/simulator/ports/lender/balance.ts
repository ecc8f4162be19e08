import type { FgtsBalance, PersonQuestion } from '@passo/catalog';
import { addMonths, dateParts, isCalendarDate, today, type CalendarDate, type Clock } from '@passo/domain';
import type { Answer } from '@passo/engine';
import { anticipationTable, fundDay, inForce } from '@passo/finance';
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

/** As the fund pays in the birth month of the coming years; without a birth date, or rules of the day, a year from now and so on. */
function dueDate(birthDate: string, on: CalendarDate, year: number): CalendarDate {
  const rules = inForce(anticipationTable, on);
  if (!isCalendarDate(birthDate) || !rules.ok) return addMonths(on, 12 * (year + 1));
  return fundDay({ birthMonth: dateParts(birthDate).month, on }, rules.value.value, year);
}
